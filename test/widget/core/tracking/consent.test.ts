import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Permits, permitAll, permitNothing } from '../../../../widget/core/model/consent.ts';
import { createConsent } from '../../../../widget/core/tracking/consent.ts';

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

/** A fake of the code that asks the page: records requests and answers them. */
function asker() {
  const log: string[] = [];
  let tell: (permits: Permits) => void = () => {};
  const askConsent = (told: typeof tell, isRequired: boolean) => {
    log.push(isRequired ? 'asked, required' : 'asked');
    tell = told;
    return () => void log.push('stopped');
  };
  return {
    log,
    load: async () => ({ askConsent }),
    answer: (consent: 'granted' | 'denied') => tell(consent === 'granted' ? permitAll : permitNothing),
  };
}

/** Of any call, in a word. */
const wordOf = ({ value: permits }: { value: Permits }) => {
  const permitted = permits({ purposes: [] });
  return permitted === undefined ? 'undecided' : permitted ? 'granted' : 'denied';
};

for (const [word, expected, asks] of [
  ['granted', 'granted', []],
  ['denied', 'denied', []],
  ['deny', 'denied', []],
  ['Granted', 'denied', []],
  ['auto', 'undecided', ['asked']],
  [null, 'undecided', ['asked']],
  ['required', 'denied', ['asked, required']],
  ['Required', 'denied', []],
  ['ask', 'denied', []],
] as const)
  test(`${word} counts as ${expected}, and is ${asks[0] ?? 'final'}`, async () => {
    const { log, load } = asker();
    const { state } = createConsent(word, load);
    await setImmediate();
    assert.is(wordOf(state), expected);
    assert.equal(log, asks);
  });

test('asks the page once the code that wants to know has run', async () => {
  let isAsked = false;
  const load = async () => {
    isAsked = true;
    return { askConsent: () => () => {} };
  };
  createConsent('auto', load);
  assert.is(isAsked, false);
  await setImmediate();
  assert.is(isAsked, true);
});

test('follows the page’s answers', async () => {
  const { load, answer } = asker();
  const { state } = createConsent('auto', load);
  await setImmediate();
  answer('granted');
  assert.is(wordOf(state), 'granted');
  answer('denied');
  assert.is(wordOf(state), 'denied');
});

test('prefers the loader’s setting to its own result', async () => {
  const { log, load, answer } = asker();
  const { state, hear } = createConsent(null, load);
  await setImmediate();
  answer('granted');
  hear('auto');
  assert.is(wordOf(state), 'granted', 'no news');
  hear('denied');
  assert.is(wordOf(state), 'denied');
  hear('auto');
  await setImmediate();
  hear('granted');
  assert.is(wordOf(state), 'granted');
  assert.equal(log, ['asked', 'stopped', 'asked', 'stopped']);
});

test('neither asks the page nor loads what asks once the loader has decided', async () => {
  let isLoaded = false;
  const { log, load } = asker();
  const loaded = () => {
    isLoaded = true;
    return load();
  };
  const { state, hear } = createConsent(null, loaded);
  hear('denied');
  await setImmediate();
  assert.is(isLoaded, false);
  assert.equal(log, []);
  assert.is(wordOf(state), 'denied');
});

test('asks the page once where the loader says auto again before the code that asks has come', async () => {
  const { log, load } = asker();
  const { hear } = createConsent('auto', load);
  hear('granted');
  hear('auto');
  await setImmediate();
  assert.equal(log, ['asked']);
  hear('denied');
  assert.equal(log, ['asked', 'stopped']);
});

test('goes by the last word alone, whatever an earlier question still brings', async () => {
  const { load, answer } = asker();
  const { state, hear } = createConsent('auto', load);
  await setImmediate();
  hear('denied');
  answer('granted');
  assert.is(wordOf(state), 'denied');
  const failing = createConsent('auto', () => Promise.reject(new Error('offline')));
  failing.hear('granted');
  await setImmediate();
  assert.is(wordOf(failing.state), 'granted');
});

test('is denied if the code that asks does not load', async () => {
  const { state } = createConsent(null, () => Promise.reject(new Error('offline')));
  await setImmediate();
  assert.is(wordOf(state), 'denied');
});

for (const [word, expected] of [
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['auto', 'denied'],
  ['required', 'denied'],
  [null, 'denied'],
] as const)
  test(`with Global Privacy Control, ${word} counts as ${expected}`, async () => {
    withControl(true);
    const { log, load } = asker();
    const { state } = createConsent(word, load);
    await setImmediate();
    assert.is(wordOf(state), expected);
    assert.equal(log, []);
  });

test('asks no more once the widget is gone, even if the code was still loading', async () => {
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
