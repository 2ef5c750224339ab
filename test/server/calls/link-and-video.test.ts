import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LINK, opening, VIDEO, viewing } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

/** Links that were opened and videos that were watched: both are stored in the same way. */

const KINDS: [name: string, path: string, body: typeof opening, identifier: string, other: number][] = [
  ['an opened link', LINK, opening, '3062|link@1', 3063],
  ['a watched video', VIDEO, viewing, '3063|video@1', 3062],
];

for (const [name, path, body, identifier, other] of KINDS) {
  test(`stores ${name} with its page, and counts it`, () =>
    withServer(async ({ post, db }) => {
      const sent = body({ isVisual: true, articleUrlTracking: 'https://harborgazette.example/a?utm_source=x' });
      assert.equal((await post(path, sent)).body, { endUsersCount: 1 });
      assert.equal((await post(path, sent)).body, { endUsersCount: 2 });
      const rows = await db.selectFrom('completions').selectAll().execute();
      assert.equal(
        rows.map((row) => row.identifier),
        [identifier, identifier],
      );
      const { articleUrlTracking } = JSON.parse(rows[0]?.context ?? '{}');
      assert.is(articleUrlTracking, 'https://harborgazette.example/a?utm_source=x');
    }));

  test(`counts ${name} once where its answer is lost and it is sent again, at once or later`, () =>
    withServer(async ({ post, db }) => {
      const key = { 'idempotency-key': randomUUID() };
      const twice = await Promise.all([post(path, body(), key), post(path, body(), key)]);
      assert.ok(twice.every(({ status }) => status === 200 || status === 409));
      assert.equal((await post(path, body(), key)).body, { endUsersCount: 1 });
      assert.is((await db.selectFrom('completions').selectAll().execute()).length, 1);
    }));

  test(`refuses ${name} of another kind, or of none, and stores nothing`, () =>
    withServer(async ({ post, db }) => {
      for (const id of [other, 424_242, '']) assert.is((await post(path, body({ id }))).status, 404, String(id));
      assert.is((await post(path, body({ id: undefined }))).status, 400);
      assert.equal(await db.selectFrom('completions').selectAll().execute(), []);
      assert.equal(await db.selectFrom('tallies').selectAll().execute(), []);
    }));
}

test.run();
