import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Compared } from '../../../dashboard/answers.ts';
import { actionsAnswerOf } from '../../../server/dashboard/actions.ts';
import { readAsked } from '../../../server/dashboard/asked.ts';
import { headlineOf } from '../../../server/dashboard/headline.ts';
import type { Database } from '../../../server/db/schema.ts';
import { storeActivity } from '../support/figures.ts';
import { withServer } from '../support/server.ts';

const answerTo = async (db: Database, query: Record<string, string>, now = '2026-11-20T12:00:00Z') =>
  actionsAnswerOf(db, await readAsked(db, { publisherId: null }, query, new Date(now)));

const poll = [{ id: 3101, type: 'Poll' }];

const week = { from: '2026-11-09', to: '2026-11-15' };

/** Seen and completed on each of some days. */
const daily = (days: string[], visible: number, completed: number, hour = '10') =>
  days.flatMap((day) => [
    { type: 'WidgetVisible', actions: poll, at: `2026-11-${day}T${hour}:00:00.000Z`, times: visible },
    { type: 'ActionCompleted', actions: poll, at: `2026-11-${day}T${hour}:00:00.000Z`, times: completed },
  ]);

const figuresOf = (headline: Compared[]) =>
  headline.slice(0, 3).map(({ figure, now, before, mayBeChance }) => [figure, now, before, mayBeChance]);

test('sets the figures of a week beside those of the week before, and nothing of the days around', () =>
  withServer(async ({ db }) => {
    await storeActivity(db, [
      ...daily(['01', '16'], 500, 400),
      ...daily(['02', '08'], 100, 20),
      ...daily(['09', '15'], 110, 44),
    ]);
    for (const query of [week, { ...week, widget: 'wr-poll' }, { ...week, publisher: '1' }]) {
      const { headline, before } = await answerTo(db, query);
      assert.equal(before, { from: '2026-11-02', to: '2026-11-08', isCut: false, since: '2026-11-01' });
      assert.equal(figuresOf(headline), [
        ['completed', 88, 40, false],
        ['rate', 0.4, 0.2, false],
        ['visible', 220, 200, true],
      ]);
    }
  }));

test('compares a day that goes on with the same hours of the day before', () =>
  withServer(async ({ db }) => {
    await storeActivity(db, [
      ...daily(['18'], 1, 0),
      ...daily(['19'], 60, 6, '09'),
      ...daily(['19'], 80, 8, '12'),
      ...daily(['19'], 90, 9, '13'),
      ...daily(['20'], 95, 12, '09'),
    ]);
    const today = { from: '2026-11-20', to: '2026-11-20' };
    const at = async (time: string) => (await answerTo(db, today, `2026-11-20T${time}Z`)).headline[2]?.before;
    assert.equal([await at('12:00:00'), await at('12:30:00'), await at('23:59:59')], [60, 100, 230]);
    const { before, headline } = await answerTo(db, { from: '2026-11-19', to: '2026-11-20' });
    assert.equal(before, { from: '2026-11-17', to: '2026-11-18', isCut: true, since: '2026-11-18' });
    assert.is(headline[0]?.before, null);
  }));

test('shows no change where the time before was not counted, not whole, or had too few', () =>
  withServer(async ({ db }) => {
    await storeActivity(db, daily(['09'], 200, 50));
    const nothing = await answerTo(db, week);
    assert.is(nothing.before.since, null);
    assert.equal(figuresOf(nothing.headline)[0], ['completed', 50, null, null]);
    await storeActivity(db, daily(['05'], 200, 50));
    const part = await answerTo(db, week);
    assert.is(part.before.since, '2026-11-05');
    assert.equal(figuresOf(part.headline)[2], ['visible', 200, null, null]);
    const few = await answerTo(db, { from: '2026-11-16', to: '2026-11-16' });
    assert.equal(figuresOf(few.headline)[1], ['rate', null, null, null]);
  }));

const counts = (visible: number, completed: number) => ({ visible, completed, begun: completed, shared: 0 });

const rateOf = (...given: Parameters<typeof headlineOf>) =>
  headlineOf(...given).find(({ figure }) => figure === 'rate');

test('has no rate where nobody saw a widget, or more was completed than seen', () => {
  assert.equal(rateOf(counts(0, 0), counts(200, 20)), { figure: 'rate', now: null, before: 0.1, mayBeChance: null });
  assert.equal(rateOf(counts(200, 20), counts(200, 300)), {
    figure: 'rate',
    now: 0.1,
    before: null,
    mayBeChance: null,
  });
});

test('judges a fall to almost nothing, but no rate of so few', () => {
  const [completed, rate] = headlineOf(counts(9, 1), counts(5_000, 400));
  assert.equal(completed, { figure: 'completed', now: 1, before: 400, mayBeChance: false });
  assert.is(rate?.mayBeChance, null);
  assert.equal(
    headlineOf(counts(5_000, 400), counts(99, 8)).map(({ mayBeChance }) => mayBeChance),
    [null, null, null, null, null],
  );
});

test.run();
