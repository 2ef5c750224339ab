import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createKnownWidgets } from '../../../server/widgets/known.ts';
import { ACTIVITY_TYPES } from '../../../widget/core/model/enums.ts';
import { ACTIVITY, activity, POLL, TIMINGS } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const ARTICLE = 'https://harborgazette.example/2026/10/last-boat-leaves-too-early/';
const stages = { config: 1, frame: 4.5, ready: 210 };

test('stores what happened, without an exact location', () =>
  withServer(async ({ post, db }) => {
    const sent = activity({
      type: 'ActionShared',
      eventData: 'Facebook',
      sponsored: true,
      widgetRequestId: 'wr-poll',
      location: { latitude: 40.7357, longitude: -74.1724 },
    });
    assert.is((await post(ACTIVITY, sent)).status, 200);
    const [row] = await db.selectFrom('activities').selectAll().execute();
    assert.is(row?.type, 'ActionShared');
    assert.is(row?.eventData, 'Facebook');
    assert.is(row?.widgetId, '1002');
    assert.is(row?.sponsored, 1);
    assert.equal(JSON.parse(row?.actions ?? ''), sent.actions);
    assert.equal(JSON.parse(row?.context ?? '').location, { latitude: 40.7, longitude: -74.2 });
  }));

test('stores where the network is of a sender who does not know it, without an exact location', () =>
  withServer(
    async ({ post, db }) => {
      const sent = activity({ type: 'ActionVisible', widgetRequestId: 'wr-poll' });
      assert.is((await post(ACTIVITY, sent)).status, 200);
      const [row] = await db.selectFrom('activities').select('context').execute();
      assert.equal(JSON.parse(row?.context ?? '').location, { latitude: 48.9, longitude: 2.3 });
    },
    { location: { find: async () => ({ countryCode: 'FR', lat: 48.8566, lon: 2.3488 }) } },
  ));

test('stores the stages that a placement reached', () =>
  withServer(async ({ post, db }) => {
    const { status, body } = await post(
      TIMINGS,
      { widgetRequestId: 'wr-poll', embedType: 3, version: '0.1.0', stages },
      {},
    );
    assert.equal([status, body], [200, {}]);
    const [row] = await db.selectFrom('timings').selectAll().execute();
    assert.equal(JSON.parse(row?.stages ?? ''), stages);
    assert.is(row?.embedType, 3);
  }));

for (const type of ACTIVITY_TYPES)
  test(`takes the event ${type}`, () =>
    withServer(async ({ post }) => {
      assert.is((await post(ACTIVITY, activity({ type }))).status, 200);
    }));

test('accepts a blocked placement without a widget', () =>
  withServer(async ({ post }) => {
    assert.is((await post(ACTIVITY, { type: 'NotDisplayed', actions: [], articleUrl: ARTICLE })).status, 200);
  }));

const TRIALS: [title: string, sent: Record<string, unknown>][] = [
  ['a page in test mode', { articleUrlTracking: 'https://news.example/a?mode=ab4e-test' }],
  ['a page in preview mode', { articleUrlTracking: 'https://news.example/a?x=1&mode=ab4e-preview#top' }],
  ['a widget that is not published yet', { widgetPreviewId: 'pv-poll' }],
];

for (const [title, sent] of TRIALS)
  test(`drops activity of ${title}`, () =>
    withServer(async ({ post, db }) => {
      const { body } = await post(ACTIVITY, activity(sent));
      assert.equal([body, await db.selectFrom('activities').selectAll().execute()], [{}, []]);
    }));

const UNKNOWN: [title: string, names: Record<string, unknown>][] = [
  ['a widget', { widgetId: 999_999 }],
  ['a request id', { widgetRequestId: 'wr-none', widgetId: undefined }],
  ['an article', { articleUrl: 'https://stranger.example/', widgetId: undefined }],
  ['nothing at all', { widgetId: undefined }],
];

for (const [title, names] of UNKNOWN)
  test(`refuses activity on ${title} that is unknown, and stores nothing`, () =>
    withServer(async ({ post, db }) => {
      const { status, body } = await post(ACTIVITY, activity(names));
      assert.is(status, 404);
      assert.equal(body, { error: 'Unknown widget' });
      assert.equal(await db.selectFrom('activities').selectAll().execute(), []);
    }));

test('accepts a newly imported widget, and no longer a deleted one', () =>
  withServer(async ({ post, db }) => {
    assert.is((await post(ACTIVITY, activity())).status, 200);
    const { data } = await db
      .selectFrom('widgets')
      .select('data')
      .where('requestId', '=', 'wr-poll')
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(data), widgetId: 77 });
    await db.updateTable('widgets').set({ data: changed }).where('requestId', '=', 'wr-poll').execute();
    await db.insertInto('contentImports').values({ at: '2026', folder: 'x', origin: 'command' }).execute();
    assert.is((await post(ACTIVITY, activity())).status, 404);
    assert.is((await post(ACTIVITY, activity({ widgetId: 77 }))).status, 200);
  }));

test('refuses loading times of an unknown widget', () =>
  withServer(async ({ post, db }) => {
    assert.is((await post(TIMINGS, { widgetRequestId: 'wr-none', stages }, {})).status, 404);
    assert.is((await post(TIMINGS, { stages }, {})).status, 200);
    assert.is((await db.selectFrom('timings').selectAll().execute()).length, 1);
  }));

test('looks up a placement’s widget once, and sees a new one at once', () =>
  withServer(async ({ db }) => {
    const known = createKnownWidgets();
    assert.is(await known.publisherOf(db, 'wr-new'), null);
    const poll = await db
      .selectFrom('widgets')
      .selectAll()
      .where('requestId', '=', 'wr-poll')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('widgets')
      .values({ ...poll, requestId: 'wr-new', previewId: null, articleKey: null })
      .execute();
    assert.is(await known.publisherOf(db, 'wr-new'), poll.publisherId);
    await db.deleteFrom('widgets').where('requestId', '=', 'wr-new').execute();
    assert.is(await known.publisherOf(db, 'wr-new'), poll.publisherId);
  }));

for (const [path, body] of [
  [ACTIVITY, activity({ padding: 'x'.repeat(8_192) })],
  [TIMINGS, { stages, padding: 'x'.repeat(8_192) }],
] as const)
  test(`accepts at most 8 KB at ${path}`, () =>
    withServer(async ({ post }) => {
      assert.is((await post(path, body)).status, 413);
      assert.is((await post(path, { ...body, padding: 'x'.repeat(7_000) })).status, 200);
    }));

test('accepts forty actions with a long page address', () =>
  withServer(async ({ post }) => {
    const action = {
      id: 3101,
      actionId: 3101,
      type: 'poll',
      partnerId: null,
      order: 12,
      issueId: null,
      isVisual: false,
    };
    const whole = { ...action, subIssueId: null, widgetCardId: 2001, skipEndCard: false };
    const articleUrlTracking = `https://harborgazette.example/${'x'.repeat(300)}`;
    const { status } = await post(ACTIVITY, activity({ articleUrlTracking, actions: Array(40).fill(whole) }));
    assert.is(status, 200);
  }));

test('refuses an unknown event', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(ACTIVITY, activity({ type: 'Slept' }));
    assert.is(status, 400);
    assert.equal((body as { errors: object }).errors, { type: ['Invalid Value'] });
  }));

for (const [contentType, path, status] of [
  ['text/plain;charset=UTF-8', TIMINGS, 200],
  ['application/json', TIMINGS, 200],
  ['text/plain', ACTIVITY, 415],
  ['text/plain', POLL, 415],
  ['application/x-www-form-urlencoded', TIMINGS, 415],
] as const)
  test(`answers ${status} to ${path} as ${contentType}`, () =>
    withServer(async ({ post }) => {
      const body = path === TIMINGS ? { stages } : activity();
      assert.is(
        (await post(path, body, { 'content-type': contentType, 'idempotency-key': randomUUID() })).status,
        status,
      );
    }));

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const TEST_PAGE = 'https://news.example/a?x=1&mode=ab4e-test';

for (const [title, fields, agent, kept] of [
  ['a blocked widget', {}, 'Chrome', 1],
  ['a blocked widget of another mode', { mode: 'other' }, 'Chrome', 1],
  ['no blocked widget in preview', { mode: 'ab4e-preview' }, 'Chrome', 0],
  ['no blocked widget in a test', { mode: 'ab4e-test' }, 'Chrome', 0],
  ['no blocked widget on a page in test mode', { articleUrlTracking: TEST_PAGE }, 'Chrome', 0],
  ['no blocked widget in Safari', {}, SAFARI, 0],
  ['the widget’s own activity', { type: 'ActionShared' }, SAFARI, 1],
  ['no activity on a page in test mode', { type: 'ActionShared', articleUrlTracking: TEST_PAGE }, 'Chrome', 0],
] as const)
  test(`keeps ${title}`, () =>
    withServer(async ({ post, db }) => {
      const blocked = { type: 'NotDisplayed', actions: [], articleUrl: ARTICLE, ...fields };
      const { status, body } = await post(ACTIVITY, blocked, { 'user-agent': agent, 'idempotency-key': randomUUID() });
      assert.equal([status, body], [200, {}]);
      assert.is((await db.selectFrom('activities').selectAll().execute()).length, kept);
    }));

for (const [title, fields, kept] of [
  ['loading times of another mode', { mode: 'other' }, 1],
  ['no loading times of a preview', { mode: 'ab4e-preview' }, 0],
  ['no loading times of a test', { mode: 'ab4e-test' }, 0],
  ['no loading times of a page in test mode', { articleUrlTracking: TEST_PAGE }, 0],
] as const)
  test(`keeps ${title}`, () =>
    withServer(async ({ post, db }) => {
      const { status, body } = await post(TIMINGS, { embedType: 3, stages, ...fields }, {});
      assert.equal([status, body], [200, {}]);
      assert.is((await db.selectFrom('timings').selectAll().execute()).length, kept);
    }));

test('keeps an embed type sent as text', () =>
  withServer(async ({ post, db }) => {
    await post(TIMINGS, { embedType: '3', stages }, {});
    await post(TIMINGS, { embedType: 'x', stages }, {});
    const rows = await db.selectFrom('timings').select('embedType').execute();
    assert.equal(rows, [{ embedType: 3 }, { embedType: null }]);
  }));

test('reads the ids of an import once for simultaneous events, and again after a failure', () =>
  withServer(async ({ db }) => {
    const named = createKnownWidgets();
    let reads = 0;
    let fails = true;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node.selections).includes('"data"')) {
          reads++;
          if (fails) throw new Error('gone');
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const ask = () => named.has(watched, { widgetId: 1002 });
    assert.is(await ask().catch((cause: Error) => cause.message), 'gone');
    fails = false;
    assert.equal(await Promise.all(Array.from({ length: 8 }, ask)), Array(8).fill(true));
    assert.is(reads, 2);
  }));

test.run();
