import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientId, forgetClientId } from '../../../../widget/tracking/partners/client-id.ts';
import { withDom } from '../../../support/dom.ts';

withDom(test);

test('is the same on the next visit, until it is forgotten', () => {
  const first = clientId();
  assert.match(first, /^\d+\.\d{10}$/);
  assert.is(clientId(), first);
  forgetClientId();
  assert.is.not(clientId(), first);
});

test('is made anew where somebody wrote something else', () => {
  localStorage.setItem('civicAction.visitor', '<script>');
  assert.match(clientId(), /^\d+\.\d{10}$/);
});

test('works where storage throws', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const get = () => {
    throw new Error('SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  assert.match(clientId(), /^\d+\.\d{10}$/);
  forgetClientId();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
});

test.run();
