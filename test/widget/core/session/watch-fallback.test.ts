import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Action } from '../../../../widget/core/model/action.ts';
import { watchFallback } from '../../../../widget/core/session/commands.ts';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

const abroad = parsed(
  wireWidget(
    [wireCard('a', [wireAction(1, 'checkregistration'), wireAction(2, 'petition')], { type: 'choosesMany' })],
    { endUserLocation: { countryCode: 'FR' } },
  ),
);
const [registration, petition] = [actionOf(abroad, 1), actionOf(abroad, 2)];
const START = { action: registration, route: '/checkRegistration/start' };
const LIST = { action: registration, route: '/choosesManyCard' };

function setUp(start = START) {
  const store = createSessionStore(abroad, start);
  const uncovered: Action['id'][] = [];
  const stop = watchFallback(store, ({ id }) => void uncovered.push(id));
  return { store, uncovered, stop };
}

test('reports the action that replaces a fallback', () => {
  const { store, uncovered } = setUp();
  assert.equal(uncovered, []);
  store.setLivesInTarget(true);
  assert.equal(uncovered, [1]);
});

test('reports nothing for an action without a fallback', () => {
  const { store, uncovered } = setUp();
  store.push({ action: petition, route: '/petition/start' });
  assert.equal(uncovered, []);
});

test('reports nothing if the reader goes back to the list', () => {
  const { store, uncovered } = setUp(LIST);
  assert.is(store.fallback.value, null, 'a list offers other actions too');
  store.push(START);
  assert.ok(store.fallback.value);
  store.goBack([LIST]);
  assert.equal(uncovered, []);
});

test('reports nothing after it has stopped', () => {
  const { store, uncovered, stop } = setUp();
  stop();
  store.setLivesInTarget(true);
  assert.equal(uncovered, []);
});

test.run();
