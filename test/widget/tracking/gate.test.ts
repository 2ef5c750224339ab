import { globSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Consent } from '../../../loader/protocol.ts';
import type { TrackedEvent } from '../../../widget/model/event.ts';
import { createGate, hasPartners } from '../../../widget/tracking/gate.ts';
import type { PartnersContext } from '../../../widget/tracking/partners/context.ts';
import { event } from '../support/events.ts';
import { parsed, wireWidget } from '../support/wire.ts';

type Options = { initial?: Consent; fails?: boolean };

function setUp({ initial = 'granted', fails = false }: Options = {}) {
  const consent = signal<Consent>(initial);
  const log: string[] = [];
  const reported: unknown[] = [];
  const openPartners = () => {
    log.push('open');
    return {
      tell: ({ type }: TrackedEvent) => void log.push(type),
      stop: (isWithdrawn: boolean) => void log.push(isWithdrawn ? 'withdrawn' : 'stopped'),
    };
  };
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (fails) throw new Error('offline');
    return { openPartners };
  };
  const gate = createGate({ consent, report: (error) => reported.push(error) }, load, () => ({}) as PartnersContext);
  const tell = async (...types: TrackedEvent['type'][]) => {
    for (const type of types) gate.tell(event(type));
    await setImmediate();
  };
  const say = async (next: Consent) => {
    consent.value = next;
    await setImmediate();
  };
  return { gate, tell, say, log, reported, loads: () => loads };
}

test('loads nothing before the widget was seen, then sends all events in order', async () => {
  const { tell, log, loads } = setUp();
  await tell('ActionInitiated', 'NotDisplayed');
  assert.is(loads(), 0);
  await tell('WidgetVisible', 'ActionVisible');
  assert.equal(log, ['open', 'ActionInitiated', 'NotDisplayed', 'WidgetVisible', 'ActionVisible']);
});

test('loads nothing without consent', async () => {
  const { tell, log, loads } = setUp({ initial: 'denied' });
  await tell('WidgetVisible', 'ActionVisible', 'ActionCompleted');
  assert.is(loads(), 0);
  assert.equal(log, []);
});

test('after late consent, sends that the widget was seen, but nothing done before', async () => {
  const { tell, say, log } = setUp({ initial: 'denied' });
  await tell('WidgetVisible', 'CustomWidgetVisible', 'ActionVisible', 'ActionInitiated');
  await say('granted');
  await tell('ActionCompleted');
  assert.equal(log, ['open', 'WidgetVisible', 'CustomWidgetVisible', 'ActionCompleted']);
});

test('stops when consent is withdrawn, and repeats nothing when it is given again', async () => {
  const { tell, say, log } = setUp();
  await tell('WidgetVisible');
  await say('denied');
  await tell('ActionCompleted');
  assert.equal(log.splice(0), ['open', 'WidgetVisible', 'withdrawn']);
  await say('granted');
  await tell('ActionShared');
  assert.equal(log, ['open', 'ActionShared']);
});

test('starts nothing if consent is withdrawn while the code is loading', async () => {
  const { gate, say, log } = setUp();
  gate.tell(event('WidgetVisible'));
  await say('denied');
  assert.equal(log, []);
});

test('starts nothing if the widget is removed while the code is loading', async () => {
  const { gate, tell, log } = setUp();
  const told = tell('WidgetVisible');
  gate.stop();
  await told;
  assert.equal(log, []);
});

test('reports code that does not load', async () => {
  const { tell, reported } = setUp({ fails: true });
  await tell('WidgetVisible');
  assert.is((reported[0] as Error).message, 'offline');
});

test('stops with the widget, and keeps stored ids', async () => {
  const { gate, tell, say, log } = setUp();
  await tell('WidgetVisible');
  gate.stop();
  await say('denied');
  assert.equal(log, ['open', 'WidgetVisible', 'stopped']);
});

const TAG = { type: 'javascript', content: 'x()' };

/** The settings that make each sink send something. */
const TOLD = [
  ['analyticsSink', 'users’ property', {}, { users: 'G-1', events: '' }],
  ['analyticsSink', 'events’ property', {}, { users: '', events: 'G-2' }],
  ['pixelSink', 'a pixel', { facebookPixelIds: ['1'] }, undefined],
  ['impressionsSink', 'an impression url', { iponWeb: ['https://i.test/'] }, undefined],
  ['customTagsSink', 'a tag', { customTrackings: [TAG] }, undefined],
] as const;

const hasPartnersWith = (fields: object, analytics?: { users: string; events: string }) =>
  hasPartners(parsed(wireWidget([], { ...fields })), { ...(analytics && { analytics }) });

for (const [, what, fields, analytics] of TOLD)
  test(`has partners with ${what}`, () => assert.is(hasPartnersWith(fields, analytics), true));

for (const [what, analytics] of [
  ['nothing', undefined],
  ['ids that are off', { users: '', events: '' }],
] as const)
  test(`has no partners with ${what}`, () => assert.is(hasPartnersWith({}, analytics), false));

test('has the settings of every sink', () => {
  const sources = globSync('widget/tracking/partners/*.ts').map((file) => readFileSync(file, 'utf8'));
  const sinks = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) (\w+Sink)\b/gm)].map(([, name]) => name),
  );
  assert.equal(
    [...new Set(TOLD.map(([sink]) => sink))].sort(),
    sinks.sort(),
    'Add to TOLD the settings that the sink needs, and to `hasPartners` the same.',
  );
});

test.run();
