import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_RECORD_BYTES, MAX_URL_CHARS } from '../../../../widget/core/api/wire/limits.ts';
import { CompleteLinkRequest, RecordActivityRequest } from '../../../../widget/core/api/wire.ts';
import { actionData } from '../../../../widget/core/model/activity.ts';
import { ACTIVITY_TYPES } from '../../../../widget/core/model/enums.ts';
import { activityBody } from '../../../../widget/core/tracking/activity-body.ts';
import { event } from '../../support/events.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

const petition = wireAction(1, 'petition', {
  actionId: 11,
  order: 4,
  isVisual: true,
  skipEndCard: true,
  designVariant: 2,
  partner: { id: 5, name: 'Help' },
  issue: { id: 6, name: 'Bridges' },
  subIssue: { id: 7 },
});
const full = parsed(
  wireWidget([wireCard('c', [petition])], {
    widgetType: 3,
    articleId: 'a-1',
    articleUrl: 'https://news.test/2026/bridge',
    widgetName: 'Bridge',
    publisherId: 54,
    publisherKey: 'gazette',
    publishedDate: '2026-01-02T03:04:05Z',
    sponsored: true,
    endUserLocation: { lat: 42.7, lon: -73.7, city: 'Troy' },
  }),
);
const bare = parsed(wireWidget([wireCard('c', [wireAction(1)])]));
const context = { embedType: 3, articleUrlTracking: 'https://news.test/bridge' };
const place = full.firstLocation;

test('has every field of spec §7', () => {
  assert.equal(
    activityBody(full, context, place, event('ActionVisible', { actions: full.actions, isFallbackAction: true })),
    {
      type: 'ActionVisible',
      articleUrlTracking: 'https://news.test/bridge',
      articleUrl: 'https://news.test/2026/bridge',
      pageDomain: 'news.test',
      widgetId: 'w-1',
      widgetName: 'Bridge',
      widgetEmbedType: 3,
      widgetType: 3,
      articleId: 'a-1',
      publisherId: 54,
      publisherKey: 'gazette',
      publishedDate: '2026-01-02T03:04:05Z',
      location: { latitude: 42.7, longitude: -73.7 },
      actions: [
        {
          id: 1,
          actionId: 11,
          type: 'petition',
          partnerId: 5,
          order: 4,
          issueId: 6,
          isVisual: true,
          subIssueId: 7,
          widgetCardId: 'c',
          skipEndCard: true,
          variationName: '2',
        },
      ],
      sponsored: true,
      isFallbackAction: true,
    },
  );
});

test('leaves out an unknown location, and is no fallback by default', () => {
  const body = activityBody(bare, context, null, event('Engaged', { actions: bare.actions }));
  assert.is(body.location, undefined);
  assert.is(body.isFallbackAction, false);
  assert.is(body.actions[0]?.partnerId, null);
});

for (const eventData of ['X', 'GooglePay', 0, 0.5])
  test(`has the event’s data: ${eventData}`, () => {
    assert.is(activityBody(bare, context, place, event('ActionShared', { eventData })).eventData, eventData);
  });

test('has no data if the event has none', () => {
  assert.not.ok('eventData' in activityBody(bare, context, place, event('Engaged')));
});

test('names the action that was seen before', () => {
  const body = activityBody(full, context, place, event('ActionVisible', { actions: full.actions }), '3101|poll');
  assert.is(body.previousAction, '3101|poll');
  assert.ok(is(JSON.parse(JSON.stringify(body)), RecordActivityRequest));
  assert.not.ok(
    'previousAction' in activityBody(full, context, place, event('ActionVisible', { actions: full.actions })),
  );
});

for (const elapsedSeconds of [0, 4.2])
  test(`has the seconds until an action was canceled: ${elapsedSeconds}`, () => {
    const body = activityBody(
      bare,
      context,
      place,
      event('ActionCancelled', { actions: bare.actions, elapsedSeconds }),
    );
    assert.is(body.actions[0]?.cancelledTime, elapsedSeconds);
  });

for (const type of ACTIVITY_TYPES)
  test(`the API accepts the body of ${type} by name`, () => {
    for (const widget of [full, bare]) {
      const body = activityBody(widget, context, place, event(type, { actions: widget.actions }));
      assert.is(body.type, type);
      assert.ok(is(JSON.parse(JSON.stringify(body)), RecordActivityRequest));
    }
  });

test('a completion has the per-action data of spec §7', () => {
  assert.equal(actionData(full, context, place, actionOf(full, 1)), {
    id: 1,
    actionId: 11,
    widgetCardId: 'c',
    articleId: 'a-1',
    articleUrlTracking: 'https://news.test/bridge',
    widgetId: 'w-1',
    partnerName: 'Help',
    partnerId: 5,
    publisherId: 54,
    publishedDate: '2026-01-02T03:04:05Z',
    widgetType: 3,
    widgetEmbedType: 3,
    issueId: 6,
    subIssueId: 7,
    actionOrder: 4,
    location: { latitude: 42.7, longitude: -73.7 },
    sponsored: true,
  });
});

test('the API accepts per-action data of a minimal action', () => {
  const data = actionData(bare, context, null, actionOf(bare, 1));
  assert.ok(is(JSON.parse(JSON.stringify(data)), CompleteLinkRequest));
  assert.equal([data.partnerName, data.issueId, data.location], [null, null, undefined]);
});

for (const [what, count, chars, kept] of [
  ['three hundred actions', 300, 20, 30],
  ['two overlong addresses', 40, 9_000, 10],
  ['an action and a short address', 1, 20, 1],
] as const)
  test(`stays within the server’s limit with ${what}`, () => {
    const many = Array.from({ length: count }, (_, n) => wireAction(n + 1, 'petition', { actionId: n + 1 }));
    const address = `https://news.test/${'é'.repeat(chars)}`;
    const widget = parsed(wireWidget([wireCard('c', many)], { articleUrl: encodeURI(address) }));
    const longest = { ...context, articleUrlTracking: encodeURI(address) };
    const body = activityBody(widget, longest, place, event('WidgetVisible', { actions: widget.actions }));
    assert.ok(Buffer.byteLength(JSON.stringify(body)) <= MAX_RECORD_BYTES);
    assert.ok((body.articleUrlTracking?.length ?? 0) <= MAX_URL_CHARS);
    assert.ok((body.actions?.length ?? 0) >= kept, `${body.actions?.length} actions`);
    assert.is(body.actions?.[0]?.id, 1);
  });

test.run();
