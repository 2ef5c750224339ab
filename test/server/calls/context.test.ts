import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONTEXT } from '../../../server/calls/context.ts';
import { ACTIVITY, activity, GET_ACTIONS, PETITION, POLL, signature, TIMINGS, vote } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const LONG = 'x'.repeat(300);
const LONG_ADDRESS = `https://a.example/?gclid=${'x'.repeat(3_000)}`;
const WRONG: unknown[] = [LONG, 7, true, null, ['x'], { toString: 0 }];

/** Activity must name a known widget. */
const FIELDS = Object.keys(CONTEXT).filter((name) => name !== 'widgetId');
const everyField = (value: unknown) => Object.fromEntries(FIELDS.map((name) => [name, value]));

const DEEDS: [path: string, body: object][] = [
  [ACTIVITY, activity()],
  [PETITION, signature()],
  [POLL, vote()],
  [GET_ACTIONS, { widgetRequestId: 'wr-poll' }],
  [TIMINGS, { stages: {} }],
];

for (const [path, body] of DEEDS)
  for (const value of WRONG)
    test(`${path} is not refused for a context of ${JSON.stringify(value).slice(0, 20)}`, () =>
      withServer(async ({ post }) => {
        assert.is((await post(path, { ...body, ...everyField(value) })).status, 200);
      }));

test('truncates values that are too long and drops those of a wrong type', () =>
  withServer(async ({ post, db }) => {
    await post(
      PETITION,
      signature({
        articleUrlTracking: LONG_ADDRESS,
        partnerName: LONG,
        publishedDate: {},
        adCampaign: 7,
        location: [],
      }),
    );
    const { context } = await db.selectFrom('signatures').select('context').executeTakeFirstOrThrow();
    // The words that were signed are ours.
    const { wording: _, ...told } = JSON.parse(context);
    assert.equal(told, {
      actionId: 3001,
      widgetId: 1001,
      articleUrlTracking: LONG_ADDRESS.slice(0, 2_048),
      partnerName: LONG.slice(0, 200),
    });
  }));

test('stores an event whatever the page sends around it', () =>
  withServer(async ({ post, db }) => {
    const { status } = await post(
      ACTIVITY,
      activity({
        articleUrl: LONG_ADDRESS,
        eventData: 7,
        widgetRequestId: LONG,
        widgetPreviewId: {},
        isFallbackAction: 'no',
        actions: [{ id: 3101, type: LONG, order: 'first', variationName: LONG, isVisual: 1 }],
      }),
    );
    assert.is(status, 200);
    const row = await db.selectFrom('activities').selectAll().executeTakeFirstOrThrow();
    assert.is(row.articleUrlTracking, LONG_ADDRESS.slice(0, 2_048));
    assert.is(row.eventData, '7');
    assert.is(row.widgetRequestId?.length, 200);
    assert.equal(JSON.parse(row.actions), [{ id: 3101, type: LONG.slice(0, 200), variationName: LONG.slice(0, 200) }]);
  }));

test('keeps the first 200 actions of an event', () =>
  withServer(async ({ post, db }) => {
    const actions = Array.from({ length: 201 }, (_, id) => ({ id }));
    assert.is((await post(ACTIVITY, activity({ actions }))).status, 200);
    const row = await db.selectFrom('activities').select('actions').executeTakeFirstOrThrow();
    assert.is(JSON.parse(row.actions).length, 200);
  }));

test('keeps the timings of a long address', () =>
  withServer(async ({ post, db }) => {
    const note = {
      stages: { config: 1 },
      articleUrlTracking: LONG_ADDRESS,
      version: LONG,
      embedType: 'frame',
      widgetRequestId: null,
    };
    assert.is((await post(TIMINGS, note)).status, 200);
    const row = await db.selectFrom('timings').selectAll().executeTakeFirstOrThrow();
    assert.is(row.articleUrlTracking?.length, 2_048);
    assert.is(row.version?.length, 200);
    assert.equal([row.embedType, row.widgetRequestId], [null, null]);
  }));

for (const [title, changes] of [
  ['actions that are not a list', { actions: 'all' }],
  ['an action without an id', { actions: [{ type: 'poll' }] }],
  ['a malformed action', { actions: [7] }],
] as const)
  test(`still refuses ${title}`, () =>
    withServer(async ({ post }) => {
      assert.is((await post(ACTIVITY, activity(changes))).status, 400);
    }));

test.run();
