import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createConsent } from '../../../widget/tracking/consent.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

const withControl = (globalPrivacyControl?: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { globalPrivacyControl }, configurable: true });

test.after.each(() => {
  if (before) Object.defineProperty(globalThis, 'navigator', before);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test('is what the page says, and what it says later', () => {
  withControl();
  const { state, hear } = createConsent('denied');
  assert.is(state.value, 'denied');
  hear('granted');
  assert.is(state.value, 'granted');
  hear('denied');
  assert.is(state.value, 'denied');
});

test('is refused where the browser refuses for every page', () => {
  withControl(true);
  const { state, hear } = createConsent('granted');
  assert.is(state.value, 'denied');
  hear('granted');
  assert.is(state.value, 'denied');
});

test.run();
