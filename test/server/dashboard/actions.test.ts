import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { actionsAnswerOf } from '../../../server/dashboard/actions.ts';
import { readAsked } from '../../../server/dashboard/asked.ts';
import type { Database } from '../../../server/db/schema.ts';
import { storeActivity, storeTimings, timings } from '../support/figures.ts';
import { withServer } from '../support/server.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const answerTo = async (db: Database, query: Record<string, string>) =>
  actionsAnswerOf(db, await readAsked(db, { publisherId: null }, query, NOW));

const poll = (variationName?: string) => [{ id: 3101, type: 'Poll', ...(variationName && { variationName }) }];

test('counts what readers did, in all and by day', () =>
  withServer(async ({ db }) => {
    await storeTimings(db, timings(40));
    await storeActivity(db, [
      { type: 'WidgetVisible', actions: poll(), times: 9 },
      { type: 'WidgetVisible', actions: poll(), at: '2026-11-19T23:59:59.999Z', times: 3 },
      { type: 'ActionInitiated', actions: poll(), times: 5 },
      { type: 'ActionCompleted', actions: poll(), times: 4 },
      { type: 'ActionShared', actions: poll() },
      { type: 'WidgetVisible', actions: poll(), at: '2026-10-01T00:00:00.000Z' },
    ]);
    const { totals, series } = await answerTo(db, {});
    assert.equal(totals, {
      loads: 36,
      visible: 12,
      customVisible: 0,
      engaged: 0,
      begun: 5,
      completed: 4,
      cancelled: 0,
      shared: 1,
      notDisplayed: 0,
    });
    assert.is(series.find(({ at }) => at === '2026-11-19')?.visible, 3);
    assert.is(series.at(-1)?.completed, 4);
    const hours = await answerTo(db, { from: '2026-11-20', to: '2026-11-20' });
    assert.is(hours.series.find(({ at }) => at === '2026-11-20T10')?.visible, 9);
    assert.is(hours.totals.visible, 9);
  }));

test('walks through a widget’s cards, and tells which action came after which', () =>
  withServer(async ({ db }) => {
    const gone = { identifier: '99|link', actionId: '99', type: 'link', publisherId: null, data: '{}' };
    await db.insertInto('actions').values(gone).execute();
    await storeActivity(db, [
      { type: 'WidgetVisible', actions: poll(), times: 10 },
      { type: 'ActionVisible', actions: poll(), times: 10 },
      { type: 'ActionInitiated', actions: poll(), times: 6 },
      { type: 'ActionCompleted', actions: poll(), times: 5 },
      { type: 'ActionVisible', actions: [{ id: 99, type: 'Link' }], previous: '3101|poll', times: 4 },
    ]);
    const { actions, funnel, flow } = await answerTo(db, { widget: 'wr-poll' });
    assert.equal(actions[0], {
      id: '3101',
      type: 'poll',
      title: actions[0]?.title,
      card: 1,
      visible: 10,
      chosen: 0,
      begun: 6,
      completed: 5,
      cancelled: 0,
      shared: 0,
    });
    assert.ok(actions[0]?.title);
    const last = actions.at(-1);
    assert.equal([last?.id, last?.card, last?.visible], ['99', null, 4]);
    assert.equal(funnel.slice(1, 5), [
      { step: 'Widget seen', count: 10 },
      { step: 'Card 1 seen', count: 10 },
      { step: 'Card 1 started', count: 6 },
      { step: 'Card 1 completed', count: 5 },
    ]);
    assert.equal(flow, [
      { from: null, to: '3101|poll', count: 10 },
      { from: '3101|poll', to: '99|link', count: 4 },
    ]);
  }));

test('sets cards beside each other of which readers see one', () =>
  withServer(async ({ db }) => {
    await storeActivity(db, [
      { type: 'ActionVisible', actions: [{ id: 3702, type: 'petition' }], widgetId: '1069', times: 3 },
      { type: 'ActionVisible', actions: [{ id: 3703, type: 'opinion' }], widgetId: '1069', times: 2 },
    ]);
    const { funnel } = await answerTo(db, { widget: 'wr-sentimentpoll' });
    assert.equal(
      funnel.filter(({ step }) => step.endsWith('seen')),
      [
        { step: 'Widget seen', count: 0 },
        { step: 'Card 1 seen', count: 0 },
        { step: 'Card 2 or 3 seen', count: 5 },
      ],
    );
  }));

test('compares designs by their intervals, and says nothing of a single one', () =>
  withServer(async ({ db }) => {
    await storeActivity(db, [
      { type: 'ActionVisible', actions: poll('1'), times: 100 },
      { type: 'ActionCompleted', actions: poll('1'), times: 30 },
    ]);
    assert.equal((await answerTo(db, { widget: 'wr-poll' })).variants, []);
    await storeActivity(db, [
      { type: 'ActionVisible', actions: poll('2'), times: 50 },
      { type: 'ActionCompleted', actions: poll('2'), times: 25 },
    ]);
    const { variants } = await answerTo(db, { widget: 'wr-poll' });
    assert.equal(
      variants.map(({ variant, visible, completed, share }) => [variant, visible, completed, share]),
      [
        ['1', 100, 30, 0.3],
        ['2', 50, 25, 0.5],
      ],
    );
    assert.equal(
      variants.map(({ low, high }) => [Number(low).toFixed(3), Number(high).toFixed(3)]),
      [
        ['0.219', '0.396'],
        ['0.366', '0.634'],
      ],
    );
  }));

test('shows results and goals as they stand', () =>
  withServer(async ({ db }) => {
    for (const [identifier, answerId, count] of [
      ['3101|poll@1', '1', 3],
      ['3101|poll@1', '2', 1],
      ['3001|petition@1', '', 7],
    ] as const)
      await db.insertInto('tallies').values({ identifier, answerId, count }).execute();
    const [result] = (await answerTo(db, { widget: 'wr-poll' })).results;
    assert.is(result?.count, 4);
    assert.equal(result?.answers.map(({ count, percent }) => [count, percent]).slice(0, 2), [
      [3, 75],
      [1, 25],
    ]);
    const { petitions } = await answerTo(db, { widget: 'wr-petition' });
    assert.equal(petitions, [{ id: '3001', title: petitions[0]?.title, count: 3_134, goal: 5_000 }]);
    const { results } = await answerTo(db, { widget: 'wr-sentimentpoll' });
    assert.is(results[0]?.answers.length, 12);
    assert.is(results[0]?.answers[0]?.text, 'Bring the cars back');
  }));

const gift = (trackingId: string, amount: number, currency: string, more: object = {}) => ({
  trackingId,
  identifier: '3801|donation@1',
  paymentType: 'cardAndWallet' as const,
  amount,
  currency,
  status: 'paid' as const,
  at: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:01:00.000Z',
  context: JSON.stringify({ widgetId: 1081, publisherId: 1 }),
  ...more,
});

test('adds up gifts that were paid, by currency', () =>
  withServer(async ({ db }) => {
    await db
      .insertInto('donations')
      .values([
        gift('a', 2_500, 'USD'),
        gift('b', 1_000, 'USD'),
        gift('c', 700, 'EUR'),
        gift('d', 9_900, 'USD', { status: 'submitted', paidAt: null }),
        gift('e', 9_900, 'USD', { sameAs: 'a' }),
        gift('f', 9_900, 'USD', { paidAt: '2026-09-01T10:00:00.000Z' }),
        gift('g', 5_000, 'USD', { context: JSON.stringify({ widgetId: 77, publisherId: 2 }) }),
      ])
      .execute();
    const money = [
      { currency: 'EUR', gifts: 1, amount: 700 },
      { currency: 'USD', gifts: 2, amount: 3_500 },
    ];
    const queries: Record<string, string>[] = [{ publisher: '1' }, { widget: 'wr-donation' }];
    for (const query of queries) assert.equal((await answerTo(db, query)).money, money);
    assert.is((await answerTo(db, {})).money[1]?.amount, 8_500);
    assert.equal((await answerTo(db, { widget: 'wr-poll' })).money, []);
  }));

test.run();
