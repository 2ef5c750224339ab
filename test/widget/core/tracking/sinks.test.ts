import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../../../widget/core/host/host.ts';
import type { EndUserLocation } from '../../../../widget/core/model/widget.ts';
import { activitySink, hostSink } from '../../../../widget/core/tracking/start.ts';
import { event } from '../../support/events.ts';
import { parsedCards, wireAction, wireCard } from '../../support/wire.ts';

const widget = parsedCards(wireCard('c', [wireAction(1, 'poll', { actionId: 11 }), wireAction(2, 'petition')]));

const toHost = (actions: typeof widget.actions) => {
  const told: unknown[] = [];
  const host = { tracking: (message: unknown) => void told.push(message) } as unknown as Host;
  hostSink(host, widget, () => new Date(0))(event('ActionVisible', { actions }));
  return told;
};

const CONTEXT = { embedType: 5, articleUrlTracking: 'u' };
const SESSION = { location: signal<EndUserLocation | null>(null) };

test('names a single action to the page by its id and kind', () => {
  assert.equal(toHost(widget.actions.slice(0, 1)), [
    {
      timeStamp: '1970-01-01T00:00:00.000Z',
      trackingType: 'ActionVisible',
      widgetRequestId: null,
      widgetId: 'w-1',
      actionId: 11,
      actionType: 'poll',
    },
  ]);
});

for (const [title, actions] of [
  ['all actions', widget.actions],
  ['none', []],
] as const)
  test(`names no action for an event about ${title}`, () => {
    assert.equal(toHost([...actions]), [
      {
        timeStamp: '1970-01-01T00:00:00.000Z',
        trackingType: 'ActionVisible',
        widgetRequestId: null,
        widgetId: 'w-1',
        actionId: null,
        actionType: null,
      },
    ]);
  });

test('puts the body of the event into the outbox', () => {
  const bodies: unknown[] = [];
  const outbox = { send: async (body: unknown) => void bodies.push(body), stop: () => {} };
  activitySink(outbox, widget, CONTEXT, SESSION)(event('Engaged', { actions: widget.actions }));
  const [body] = bodies as { type: string; actions: unknown[] }[];
  assert.equal([body?.type, body?.actions.length], ['Engaged', 2]);
});

test('tells of the reader’s place once it is known', () => {
  const bodies: unknown[] = [];
  const outbox = { send: async (body: unknown) => void bodies.push(body), stop: () => {} };
  const location = signal<EndUserLocation | null>(null);
  const sink = activitySink(outbox, widget, CONTEXT, { location });
  sink(event('WidgetVisible', { actions: widget.actions }));
  location.value = { lat: 1.25, lon: 2.5 } as EndUserLocation;
  sink(event('Engaged', { actions: widget.actions }));
  assert.equal(
    (bodies as { location?: object }[]).map((body) => body.location),
    [undefined, { latitude: 1.25, longitude: 2.5 }],
  );
});

test('names with a seen action the one that was seen before it, and with no other event', () => {
  const bodies: unknown[] = [];
  const outbox = { send: async (body: unknown) => void bodies.push(body), stop: () => {} };
  const sink = activitySink(outbox, widget, CONTEXT, SESSION);
  const [poll, petition] = widget.actions.map((action) => [action]);
  sink(event('WidgetVisible', { actions: widget.actions }));
  sink(event('ActionVisible', { actions: poll ?? [] }));
  sink(event('ActionCompleted', { actions: poll ?? [] }));
  sink(event('ActionVisible', { actions: petition ?? [] }));
  sink(event('ActionVisible', { actions: poll ?? [] }));
  assert.equal(
    (bodies as { type: string; previousAction?: string }[]).map(({ type, previousAction }) => [type, previousAction]),
    [
      ['WidgetVisible', undefined],
      ['ActionVisible', undefined],
      ['ActionCompleted', undefined],
      ['ActionVisible', '1|poll'],
      ['ActionVisible', '2|petition'],
    ],
  );
});

test('does not send partner-only events to the API', () => {
  const bodies: unknown[] = [];
  const outbox = { send: async (body: unknown) => void bodies.push(body), stop: () => {} };
  activitySink(outbox, widget, CONTEXT, SESSION)(event('VideoSaved', { isNoted: true }));
  assert.equal(bodies, []);
});

test.run();
