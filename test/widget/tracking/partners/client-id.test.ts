import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientId, forgetClientIds } from '../../../../widget/tracking/partners/client-id.ts';
import { withDom } from '../../../support/dom.ts';

withDom(test);

test('is the same on the next visit, until it is forgotten', () => {
  const first = clientId('users');
  assert.match(first, /^\d+\.\d{10}$/);
  assert.is(clientId('users'), first);
  forgetClientIds();
  assert.is.not(clientId('users'), first);
});

test('is another for events than for visits, and both are forgotten', () => {
  const [users, events] = [clientId('users'), clientId('events')];
  assert.is.not(users, events);
  forgetClientIds();
  assert.is(localStorage.length, 0);
});

test('is made anew where somebody wrote something else', () => {
  localStorage.setItem('civicAction.visitor', '<script>');
  assert.match(clientId('users'), /^\d+\.\d{10}$/);
});

test('works where storage throws', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const get = () => {
    throw new Error('SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  assert.match(clientId('users'), /^\d+\.\d{10}$/);
  forgetClientIds();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
});

test.run();
