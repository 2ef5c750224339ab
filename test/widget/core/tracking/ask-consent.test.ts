import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askConsent } from '../../../../widget/core/tracking/ask-consent.ts';
import { withDom } from '../../../support/dom.ts';
import { withClock } from '../../support/clock.ts';

withDom(test, { url: 'https://widget.test/widget/' });

/** Searches that a test leaves running. */
const stops: (() => void)[] = [];
test.after.each(() => {
  for (const stop of stops.splice(0)) stop();
});

const WORDS = new Map([
  [true, 'granted'],
  [false, 'denied'],
  [undefined, 'undecided'],
]);

type Call = { command: string; version: unknown; parameter?: unknown; callId: string };

/**
 * The windows above ours, each with its frameworks. A strange one throws like a window of another origin. `read` has the
 * names that were looked for, `told` each word that differs from the one before.
 */
function setUp(above: string[][], { isStrange = false, isRequired = false } = {}) {
  const read: PropertyKey[] = [];
  const calls: [depth: number, name: string, call: Call][] = [];
  const marked: ((name: string) => void)[] = [];
  const windows = above.map((names, depth) => {
    const marks: Record<string, object> = Object.fromEntries(names.map((name) => [`${name}Locator`, {}]));
    marked[depth] = (name) => Object.assign(marks, { [`${name}Locator`]: {} });
    const frames = new Proxy(marks, {
      get(target, key) {
        if (key === 'length') return Object.keys(target).length;
        read.push(key);
        if (isStrange && !(key in target)) throw new Error('SecurityError');
        return Reflect.get(target, key);
      },
      has() {
        throw new Error('SecurityError');
      },
    });
    const postMessage = (data: Record<string, Call>) => {
      for (const [name, call] of Object.entries(data)) calls.push([depth, name, call]);
    };
    return { frames, postMessage } as unknown as Window;
  });
  const top = windows.at(-1);
  windows.forEach((each, depth) => {
    Object.assign(each, { parent: windows[depth + 1] ?? top });
  });
  Object.defineProperty(window, 'parent', { value: windows[0] ?? window, configurable: true });
  const told: string[] = [];
  let tells = 0;
  const stop = askConsent((permits) => {
    tells += 1;
    const word = WORDS.get(permits({ purposes: [1] })) ?? '';
    if (word !== told.at(-1)) told.push(word);
  }, isRequired);
  stops.push(stop);
  const post = (data: unknown, depth = 0) =>
    dispatchEvent(Object.assign(new Event('message'), { data, source: windows[depth] }));
  const answer = (name: string, returnValue: object, depth = 0) => {
    const callId = calls.find(([, called]) => called === `${name}Call`)?.[2].callId;
    post({ [`${name}Return`]: { returnValue, success: true, callId } }, depth);
  };
  const appear = (name: string) => void marked[0]?.(name);
  return { calls, told, tells: () => tells, stop, post, answer, appear, read };
}

const YES = { eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true } } };
const NO = { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: false } } };
const OPEN = { eventStatus: 'cmpuishown', gdprApplies: true };

for (const isStrange of [false, true])
  test(`is granted after 3 s without a framework on a page of ${isStrange ? 'another' : 'our own'} origin`, () =>
    withClock(async (clock) => {
      const { told, calls, stop } = setUp([[], []], { isStrange });
      await clock.tick(2_999);
      assert.equal(told, []);
      await clock.tick(1);
      assert.equal(told, ['granted']);
      assert.equal(calls, []);
      stop();
    })());

test('is granted after 3 s without a surrounding page', () =>
  withClock(async (clock) => {
    const { told } = setUp([]);
    assert.equal(told, []);
    await clock.tick(3_000);
    assert.equal(told, ['granted']);
  })());

test('waits for a framework that comes within 3 s, whatever its frames', () =>
  withClock(async (clock) => {
    const { told, appear, answer, stop } = setUp([[]]);
    await clock.tick(2_800);
    appear('__tcfapi');
    await clock.tick(10_000);
    assert.equal(told, ['undecided']);
    answer('__tcfapi', YES);
    assert.equal(told, ['undecided', 'granted']);
    stop();
  })());

test('where a framework is required, grants nothing without one, and looks for it on and on', () =>
  withClock(async (clock) => {
    const { told, appear, answer, stop } = setUp([[]], { isRequired: true });
    await clock.tick(60_000);
    assert.equal(told, []);
    appear('__tcfapi');
    await clock.tick(2_500);
    assert.equal(told, ['undecided']);
    answer('__tcfapi', YES);
    assert.equal(told, ['undecided', 'granted']);
    stop();
    assert.is(clock.pending(), 0);
  })());

const NOT_APPLYING = [
  ['US Privacy `1---`', '__uspapi', { version: 1, uspString: '1---' }],
  [
    'GPP without an applicable section',
    '__gpp',
    { pingData: { signalStatus: 'ready', applicableSections: [-1], parsedSections: {} } },
  ],
] as const;

for (const [title, name, returnValue] of NOT_APPLYING) {
  test(`${title}, TCF at 1 s: nobody until TCF`, () =>
    withClock(async (clock) => {
      const { told, answer, appear, stop } = setUp([[name]]);
      answer(name, returnValue);
      await clock.tick(1_000);
      appear('__tcfapi');
      await clock.tick(10_000);
      assert.equal(told, ['undecided']);
      answer('__tcfapi', YES);
      assert.equal(told, ['undecided', 'granted']);
      stop();
    })());

  test(`${title} alone is granted after 3 s, as a page without a framework`, () =>
    withClock(async (clock) => {
      const { told, answer, stop } = setUp([[name]]);
      answer(name, returnValue);
      await clock.tick(2_999);
      assert.equal(told, ['undecided']);
      await clock.tick(1);
      assert.equal(told, ['undecided', 'granted']);
      stop();
    })());

  test(`${title}, TCF that refuses: nobody at once`, () => {
    const { told, answer } = setUp([[name, '__tcfapi']]);
    answer(name, returnValue);
    answer('__tcfapi', NO);
    assert.equal(told, ['undecided', 'denied']);
  });

  test(`${title} is no framework where one is required`, () =>
    withClock(async (clock) => {
      const { told, answer, appear, stop } = setUp([[name]], { isRequired: true });
      answer(name, returnValue);
      await clock.tick(60_000);
      assert.equal(told, ['undecided', 'denied']);
      appear('__tcfapi');
      await clock.tick(2_500);
      answer('__tcfapi', YES);
      assert.equal(told, ['undecided', 'denied', 'undecided', 'granted']);
      stop();
    })());
}

test('asks US Privacy again and again, since it tells of no change', () =>
  withClock(async (clock) => {
    const { told, calls, answer, stop } = setUp([['__uspapi']]);
    answer('__uspapi', { version: 1, uspString: '1YNN' });
    assert.equal(told, ['undecided', 'granted']);
    await clock.tick(2_000);
    assert.equal(
      calls.map(([, name, { command, version }]) => [name, command, version]),
      Array(2).fill(['__uspapiCall', 'getUSPData', 1]),
    );
    answer('__uspapi', { version: 1, uspString: '1YYN' });
    assert.equal(told, ['undecided', 'granted', 'denied']);
    stop();
    assert.is(clock.pending(), 0);
    assert.is(calls.length, 2);
  })());

test('hears each text of US Privacy once', () => {
  const { tells, answer } = setUp([['__uspapi']]);
  for (const uspString of ['1YNN', '1YNN', '1YYN', '1YYN', '1YNN']) answer('__uspapi', { version: 1, uspString });
  assert.is(tells(), 1 + 3);
});

test('does not ask US Privacy again while the page is hidden', () =>
  withClock(async (clock) => {
    const { calls, stop } = setUp([['__uspapi']]);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    try {
      await clock.tick(10_000);
      assert.is(calls.length, 1);
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
    await clock.tick(2_000);
    assert.is(calls.length, 2);
    stop();
  })());

test('finds a framework that loads late, and withdraws nothing until it answers', () =>
  withClock(async (clock) => {
    const { told, answer, appear, stop } = setUp([[]]);
    await clock.tick(4_000);
    assert.equal(told, ['granted']);
    appear('__tcfapi');
    await clock.tick(250);
    assert.equal(told, ['granted', 'undecided']);
    answer('__tcfapi', YES);
    assert.equal(told, ['granted', 'undecided', 'granted']);
    stop();
  })());

test('looks for names only where the number of frames has changed, and now and then', () =>
  withClock(async (clock) => {
    const { read, stop } = setUp([[]], { isStrange: true });
    assert.is(read.length, 3);
    await clock.tick(2_250);
    assert.is(read.length, 3);
    await clock.tick(250);
    assert.is(read.length, 6);
    stop();
  })());

for (const when of ['stopped', 'over'])
  test(`stops looking when it is ${when}`, () =>
    withClock(async (clock) => {
      const { told, appear, stop } = setUp([[]]);
      if (when === 'stopped') stop();
      else await clock.tick(15_000);
      appear('__gpp');
      await clock.tick(60_000);
      assert.equal(told, when === 'stopped' ? [] : ['granted']);
      assert.is(clock.pending(), 0);
      stop();
    })());

test('uses each framework’s protocol', () => {
  const { calls } = setUp([['__tcfapi', '__gpp', '__uspapi']], { isStrange: true });
  assert.equal(
    calls.map(([, name, { command, version }]) => [name, command, version]),
    [
      ['__tcfapiCall', 'addEventListener', 2],
      ['__tcfapiCall', 'getTCData', 2],
      ['__gppCall', 'addEventListener', '1.1'],
      ['__uspapiCall', 'getUSPData', 1],
    ],
  );
});

test('asks the nearest window with a framework', () => {
  const { calls } = setUp([[], ['__tcfapi'], ['__tcfapi']]);
  assert.equal([...new Set(calls.map(([depth]) => depth))], [1]);
});

test('waits for every framework, follows changes, and keeps the last answer while a consent screen is open', () => {
  const { told, answer } = setUp([['__tcfapi', '__gpp']]);
  answer('__tcfapi', YES);
  answer('__gpp', { pingData: { signalStatus: 'ready' } });
  answer('__tcfapi', OPEN);
  answer('__tcfapi', NO);
  assert.equal(told, ['undecided', 'granted', 'denied']);
});

test('is denied as soon as one framework refuses, whatever the others will say', () => {
  const { told, answer } = setUp([['__tcfapi', '__gpp']]);
  answer('__tcfapi', NO);
  assert.equal(told, ['undecided', 'denied']);
});

test('accepts an answer sent as text', () => {
  const { told, calls, post } = setUp([['__tcfapi']]);
  const callId = calls[0]?.[2].callId;
  post(JSON.stringify({ __tcfapiReturn: { returnValue: YES, success: true, callId } }));
  assert.equal(told, ['undecided', 'granted']);
});

test('ignores other messages', () => {
  const { told, calls, post, answer } = setUp([['__tcfapi'], []]);
  const callId = calls[0]?.[2].callId;
  answer('__tcfapi', YES, 1);
  for (const data of [
    null,
    'x',
    '{',
    {},
    { __tcfapiReturn: null },
    { __tcfapiReturn: { returnValue: YES, callId: 'theirs' } },
    { __tcfapiReturn: { returnValue: null, callId } },
    { __gppReturn: { returnValue: YES, callId } },
  ])
    post(data);
  assert.equal(told, ['undecided']);
});

test('removes its listeners when it is stopped', () => {
  const { told, calls, stop, answer } = setUp([['__tcfapi']]);
  answer('__tcfapi', { ...OPEN, listenerId: 7 });
  stop();
  assert.equal(calls.at(-1)?.[2].command, 'removeEventListener');
  assert.is(calls.at(-1)?.[2].parameter, 7);
  answer('__tcfapi', YES);
  assert.equal(told, ['undecided']);
});

test.run();
