import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Consent } from '../../../loader/protocol.ts';
import { createConsent } from '../../../widget/tracking/consent.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

const withControl = (globalPrivacyControl?: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { globalPrivacyControl }, configurable: true });

test.before.each(() => {
  withControl();
});
test.after.each(() => {
  if (before) Object.defineProperty(globalThis, 'navigator', before);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

/** The part that asks, as far as it is known here: what was asked, and how the page answers. */
function asker() {
  const log: string[] = [];
  let tell: (consent: Consent) => void = () => {};
  const askConsent = (told: typeof tell) => {
    log.push('asked');
    tell = told;
    return () => void log.push('stopped');
  };
  return { log, load: async () => ({ askConsent }), answer: (consent: Consent) => tell(consent) };
}

for (const [word, expected, asks] of [
  ['granted', 'granted', []],
  ['denied', 'denied', []],
  ['deny', 'denied', []],
  ['Granted', 'denied', []],
  ['auto', 'denied', ['asked']],
  [null, 'denied', ['asked']],
  ['ask', 'denied', []],
] as const)
  test(`${word} counts as ${expected}, and is ${asks[0] ?? 'the last word'}`, async () => {
    const { log, load } = asker();
    const { state } = createConsent(word, load);
    await setImmediate();
    assert.is(state.value, expected);
    assert.equal(log, asks);
  });

test('is what the page answers, and what it answers later', async () => {
  const { load, answer } = asker();
  const { state } = createConsent('auto', load);
  await setImmediate();
  answer('granted');
  assert.is(state.value, 'granted');
  answer('denied');
  assert.is(state.value, 'denied');
});

test('takes the loader’s word before what it found out itself', async () => {
  const { log, load, answer } = asker();
  const { state, hear } = createConsent(null, load);
  await setImmediate();
  answer('granted');
  hear('auto');
  assert.is(state.value, 'granted', 'no news');
  hear('denied');
  assert.is(state.value, 'denied');
  hear('auto');
  await setImmediate();
  hear('granted');
  assert.is(state.value, 'granted');
  assert.equal(log, ['asked', 'stopped', 'asked', 'stopped']);
});

test('asks nobody any more where the word came first', async () => {
  const { log, load } = asker();
  const { state, hear } = createConsent(null, load);
  hear('denied');
  await setImmediate();
  assert.equal(log, []);
  assert.is(state.value, 'denied');
});

test('is refused where the code that asks does not come', async () => {
  const { state } = createConsent(null, () => Promise.reject(new Error('offline')));
  await setImmediate();
  assert.is(state.value, 'denied');
});

for (const [word, expected] of [
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['auto', 'denied'],
  [null, 'denied'],
] as const)
  test(`where the browser refuses for every page, ${word} counts as ${expected}`, async () => {
    withControl(true);
    const { log, load } = asker();
    const { state } = createConsent(word, load);
    await setImmediate();
    assert.is(state.value, expected);
    assert.equal(log, []);
  });

test('asks nobody any more once the widget is gone, not even who was on the way', async () => {
  const { log, load } = asker();
  const gone = createConsent('auto', load);
  gone.stop();
  await setImmediate();
  assert.equal(log, []);
  const here = createConsent('auto', load);
  await setImmediate();
  here.stop();
  assert.equal(log, ['asked', 'stopped']);
});

test.run();
