import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientId, forgetClientIds } from '../../../../../widget/core/tracking/partners/client-id.ts';
import { withDom } from '../../../../support/dom.ts';

withDom(test);

test('stays the same between visits until it is deleted', () => {
  const first = clientId('users');
  assert.match(first, /^\d+\.\d{10}$/);
  assert.is(clientId('users'), first);
  forgetClientIds();
  assert.is.not(clientId('users'), first);
});

test('is different for events and visits, and both are deleted', () => {
  const [users, events] = [clientId('users'), clientId('events')];
  assert.is.not(users, events);
  forgetClientIds();
  assert.is(localStorage.length, 0);
});

test('is replaced if the stored value is invalid', () => {
  localStorage.setItem('civicAction.visitor', '<script>');
  assert.match(clientId('users'), /^\d+\.\d{10}$/);
});

test('works if storage throws', () => {
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
