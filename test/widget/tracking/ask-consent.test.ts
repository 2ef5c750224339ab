import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Consent } from '../../../loader/protocol.ts';
import { askConsent } from '../../../widget/tracking/ask-consent.ts';
import { withDom } from '../../support/dom.ts';
import { withClock } from '../support/clock.ts';

withDom(test, { url: 'https://widget.test/widget/' });

/** Searches that a test leaves running. */
const stops: (() => void)[] = [];
test.after.each(() => {
  for (const stop of stops.splice(0)) stop();
});

type Call = { command: string; version: unknown; parameter?: unknown; callId: string };

/**
 * The windows above ours, each with its frameworks. A strange one throws like a window of another origin. `read` has the
 * names that were looked for.
 */
function setUp(above: string[][], { isStrange = false } = {}) {
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
  const told: Consent[] = [];
  const stop = askConsent((consent) => told.push(consent));
  stops.push(stop);
  const post = (data: unknown, depth = 0) =>
    dispatchEvent(Object.assign(new Event('message'), { data, source: windows[depth] }));
  const answer = (name: string, returnValue: object, depth = 0) => {
    const callId = calls.find(([, called]) => called === `${name}Call`)?.[2].callId;
    post({ [`${name}Return`]: { returnValue, success: true, callId } }, depth);
  };
  const appear = (name: string) => void marked[0]?.(name);
  return { calls, told, stop, post, answer, appear, read };
}

const YES = { eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true } } };
const NO = { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: false } } };
const OPEN = { eventStatus: 'cmpuishown', gdprApplies: true };

for (const isStrange of [false, true])
  test(`is granted without a framework on a page of ${isStrange ? 'another' : 'our own'} origin`, () => {
    const { told, calls } = setUp([[], []], { isStrange });
    assert.equal(told, ['granted']);
    assert.equal(calls, []);
  });

test('is granted without a surrounding page', () => {
  assert.equal(setUp([]).told, ['granted']);
});

test('finds a framework that loads late, and is denied until it answers', () =>
  withClock(async (clock) => {
    const { told, answer, appear, stop } = setUp([[]]);
    assert.equal(told, ['granted']);
    await clock.tick(3_000);
    assert.equal(told, ['granted']);
    appear('__tcfapi');
    await clock.tick(250);
    assert.equal(told, ['granted', 'denied']);
    answer('__tcfapi', YES);
    assert.equal(told, ['granted', 'denied', 'granted']);
    stop();
  })());

test('looks for names only where the number of frames has changed, and now and then', () =>
  withClock(async (clock) => {
    const { read, stop } = setUp([[]], { isStrange: true });
    assert.is(read.length, 2);
    await clock.tick(2_250);
    assert.is(read.length, 2);
    await clock.tick(250);
    assert.is(read.length, 4);
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
      assert.equal(told, ['granted']);
      stop();
    })());

test('uses each framework’s protocol', () => {
  const { calls } = setUp([['__tcfapi', '__gpp']], { isStrange: true });
  assert.equal(
    calls.map(([, name, { command, version }]) => [name, command, version]),
    [
      ['__tcfapiCall', 'addEventListener', 2],
      ['__tcfapiCall', 'getTCData', 2],
      ['__gppCall', 'addEventListener', '1.1'],
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
  assert.equal(told, ['denied', 'denied', 'granted', 'granted', 'denied']);
});

test('accepts an answer sent as text', () => {
  const { told, calls, post } = setUp([['__tcfapi']]);
  const callId = calls[0]?.[2].callId;
  post(JSON.stringify({ __tcfapiReturn: { returnValue: YES, success: true, callId } }));
  assert.equal(told, ['denied', 'granted']);
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
  assert.equal(told, ['denied']);
});

test('removes its listeners when it is stopped', () => {
  const { told, calls, stop, answer } = setUp([['__tcfapi']]);
  answer('__tcfapi', { ...OPEN, listenerId: 7 });
  stop();
  assert.equal(calls.at(-1)?.[2].command, 'removeEventListener');
  assert.is(calls.at(-1)?.[2].parameter, 7);
  answer('__tcfapi', YES);
  assert.equal(told, ['denied', 'denied']);
});

test.run();
