import { globSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Permits, permitAll, permitNothing, undecided } from '../../../../widget/core/model/consent.ts';
import type { TrackedEvent } from '../../../../widget/core/model/event.ts';
import { createGate } from '../../../../widget/core/tracking/gate.ts';
import { type PartnerCall, partnerCalls } from '../../../../widget/core/tracking/partners/calls.ts';
import type { PartnersContext } from '../../../../widget/core/tracking/partners/context.ts';
import { event } from '../../support/events.ts';
import { parsed, wireWidget } from '../../support/wire.ts';

const WORDS = { granted: permitAll, denied: permitNothing, undecided };
type Word = keyof typeof WORDS;

const impression = (n: number): PartnerCall => ({
  kind: 'impression',
  url: `https://i.test/${n}`,
  need: { purposes: [n] },
});

type Options = { initial?: Word; fails?: boolean; calls?: readonly PartnerCall[] };

function setUp({ initial = 'granted', fails = false, calls = [impression(1)] }: Options = {}) {
  const consent = signal<Permits>(WORDS[initial]);
  const log: string[] = [];
  const reported: unknown[] = [];
  const openPartner = (call: PartnerCall) => {
    const say = (what: string) => void log.push(calls.length > 1 ? `${call.need.purposes} ${what}` : what);
    say('open');
    return {
      tell: ({ type }: TrackedEvent) => say(type),
      stop: (isWithdrawn: boolean) => say(isWithdrawn ? 'withdrawn' : 'stopped'),
    };
  };
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (fails) throw new Error('offline');
    return { openPartner };
  };
  const gate = createGate({ calls, consent, report: (error) => reported.push(error) }, load, {} as PartnersContext);
  const tell = async (...types: TrackedEvent['type'][]) => {
    for (const type of types) gate.tell(event(type));
    await setImmediate();
  };
  const say = async (next: Word | Permits) => {
    consent.value = typeof next === 'string' ? WORDS[next] : next;
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

test('holds all events while the answer is not known, and tells them once it is yes', async () => {
  const { tell, say, log, loads } = setUp({ initial: 'undecided' });
  await tell('WidgetVisible', 'ActionVisible');
  assert.is(loads(), 0);
  await say('granted');
  assert.equal(log, ['open', 'WidgetVisible', 'ActionVisible']);
});

test('drops what was done while the answer was not known once it is no', async () => {
  const { tell, say, log } = setUp({ initial: 'undecided' });
  await tell('WidgetVisible', 'ActionVisible');
  await say('denied');
  await say('granted');
  assert.equal(log, ['open', 'WidgetVisible']);
});

test('when the answer is no longer known, holds what is done, and keeps stored ids', async () => {
  const { tell, say, log } = setUp();
  await tell('WidgetVisible');
  await say('undecided');
  await tell('ActionCompleted');
  assert.equal(log.splice(0), ['open', 'WidgetVisible', 'stopped']);
  await say('granted');
  assert.equal(log, ['open', 'ActionCompleted']);
});

const permitting =
  (...purposes: number[]): Permits =>
  (need) =>
    need.purposes.every((id) => purposes.includes(id));

test('asks for what each partner needs, and stops each alone', async () => {
  const { tell, say, log, loads } = setUp({ initial: 'denied', calls: [impression(7), impression(8)] });
  await say(permitting(1));
  await tell('WidgetVisible', 'ActionVisible');
  assert.is(loads(), 0);
  await say(permitting(7));
  await tell('ActionCompleted');
  assert.equal(log.splice(0), ['7 open', '7 WidgetVisible', '7 ActionCompleted']);
  await say(permitting(8));
  await tell('ActionShared');
  assert.equal(log, ['7 withdrawn', '8 open', '8 WidgetVisible', '8 ActionShared']);
});

const TAG = { type: 'javascript', content: 'x()' };

/** The settings that make each sink send something, and what that needs. */
const TOLD = [
  ['analyticsSink', 'users’ property', {}, { users: 'G-1', events: '' }, [1, 7, 8]],
  ['analyticsSink', 'events’ property', {}, { users: '', events: 'G-2' }, [1, 7, 8]],
  ['pixelSink', 'a pixel', { facebookPixelIds: ['1'] }, undefined, [1, 2, 7]],
  ['impressionSink', 'an impression url', { iponWeb: ['https://i.test/'] }, undefined, [1, 7]],
  ['customTagSink', 'a tag', { customTrackings: [TAG] }, undefined, [1, 2, 7, 8]],
] as const;

type Analytics = { users: string; events: string; vendor?: number };

const needsWith = (fields: object, analytics?: Analytics) =>
  partnerCalls(parsed(wireWidget([], { ...fields })), { ...(analytics && { analytics }) }).map(({ need }) => need);

for (const [, what, fields, analytics, purposes] of TOLD)
  test(`has a partner with ${what}, which needs purposes ${purposes}`, () =>
    assert.equal(
      needsWith(fields, analytics).map((need) => [...need.purposes].sort()),
      [purposes],
    ));

const NAMED = { purposes: [1, 9], vendor: 755 };

for (const [what, fields, analytics, expected] of [
  ['a pixel', { facebookPixelIds: [{ id: 1, ...NAMED }] }, undefined, NAMED],
  ['an impression url', { iponWeb: [{ url: 'https://i.test/', ...NAMED }] }, undefined, NAMED],
  ['a tag', { customTrackings: [{ ...TAG, ...NAMED }] }, undefined, NAMED],
  ['a build', {}, { users: 'G-1', events: '', vendor: 755 }, { purposes: [1, 7, 8], vendor: 755 }],
] as const)
  test(`asks for what ${what} names`, () => assert.equal(needsWith(fields, analytics), [expected]));

const IMPRESSIONS = [
  'javascript:alert(1)',
  'data:image/gif;base64,x',
  'file:///etc/passwd',
  '//i.test/3',
  'no address',
];

for (const [what, fields, analytics] of [
  ['nothing', {}, undefined],
  ['ids that are off', {}, { users: '', events: '' }],
  ['addresses that are not web addresses', { iponWeb: IMPRESSIONS }, undefined],
  ['a pixel that is none', { facebookPixelIds: ['<2>'] }, undefined],
] as const)
  test(`has no partners with ${what}`, () => assert.equal(needsWith(fields, analytics), []));

test('calls an address once that is given twice', () => {
  assert.is(needsWith({ iponWeb: ['https://i.test/1', 'https://i.test/1', 'https://i.test/2'] }).length, 2);
});

test('has the settings of every sink', () => {
  const sources = globSync('widget/core/tracking/partners/*.ts').map((file) => readFileSync(file, 'utf8'));
  const sinks = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) (\w+Sink)\b/gm)].map(([, name]) => name),
  );
  assert.equal(
    [...new Set(TOLD.map(([sink]) => sink))].sort(),
    sinks.sort(),
    'Add to TOLD the settings that the sink needs, and to `partnerCalls` the same.',
  );
});

test.run();
