import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/schema.ts';
import { createFold } from '../../../server/figures/fold.ts';
import { purgeActivity } from '../../../server/keep-purging.ts';
import { waitUntil } from '../../support/wait.ts';
import { ACTIVITY, activity, TIMINGS } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-10-14T12:00:00Z');
const clock = () => NOW;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

const timing = (at: string) => ({
  at,
  widgetRequestId: 'wr-poll',
  articleUrlTracking: null,
  embedType: 3,
  version: null,
  effectiveConnectionType: null,
  stages: '{}',
  folded: 1,
});

const timesOf = async (db: Database) =>
  (await db.selectFrom('timings').select('at').orderBy('id').execute()).map(({ at }) => at);

test('deletes loading times after the configured days, however many there are', () =>
  withServer(async ({ db }) => {
    const old = Array.from({ length: 1_200 }, () => timing(daysAgo(31)));
    await db.insertInto('timings').values(old).execute();
    const kept = [daysAgo(29), daysAgo(1)];
    await db.insertInto('timings').values(kept.map(timing)).execute();
    await purgeActivity(db, clock, 0);
    assert.is((await timesOf(db)).length, 1_202);
    await purgeActivity(db, clock, 30);
    assert.equal(await timesOf(db), kept);
  }));

test('keeps a row that is not counted yet', () =>
  withServer(async ({ db }) => {
    await db
      .insertInto('timings')
      .values({ ...timing(daysAgo(31)), folded: 0 })
      .execute();
    await purgeActivity(db, clock, 30);
    assert.is((await timesOf(db)).length, 1);
    await createFold().all(db);
    await purgeActivity(db, clock, 30);
    assert.is((await timesOf(db)).length, 0);
  }));

test('deletes activity too', async () => {
  let now = NOW;
  await withServer(
    async ({ db, post }) => {
      await post(ACTIVITY, activity());
      await post(TIMINGS, { widgetRequestId: 'wr-poll', stages: {} }, {});
      const counts = async () => [
        (await db.selectFrom('activities').selectAll().execute()).length,
        (await db.selectFrom('timings').selectAll().execute()).length,
      ];
      await createFold().all(db);
      now = new Date(NOW.getTime() + 399 * DAY_MS);
      await purgeActivity(db, () => now, 400);
      assert.equal(await counts(), [1, 1]);
      now = new Date(NOW.getTime() + 401 * DAY_MS);
      await purgeActivity(db, () => now, 400);
      assert.equal(await counts(), [0, 0]);
    },
    { clock: () => now },
  );
});

test('deletes rows older than 400 days once it listens, or than the configured days', async () => {
  for (const [activityDays, old, kept] of [
    [undefined, 401, 399],
    [500, 501, 499],
  ] as const) {
    const options = activityDays === undefined ? {} : { activityDays };
    await withServer(
      async ({ app, db }) => {
        await db
          .insertInto('timings')
          .values([old, kept].map((days) => timing(daysAgo(days))))
          .execute();
        await app.listen({ port: 0 });
        await waitUntil(async () => (await timesOf(db)).length < 2);
        assert.equal(await timesOf(db), [daysAgo(kept)]);
      },
      { ...options, clock },
    );
  }
});

test.run();
