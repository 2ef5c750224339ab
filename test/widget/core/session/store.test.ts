import { effect } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import { actionOf, parsedCards, wireAction, wireCard } from '../../support/wire.ts';

const widget = parsedCards(wireCard('a', [wireAction(1)]), wireCard('b', [wireAction(2, 'petition')]));
const [first, second] = [actionOf(widget, 1), actionOf(widget, 2)];
const create = () => createSessionStore(widget, { action: first, route: '/poll/start' });

test('starts at its first position with nothing done', () => {
  const store = create();
  assert.is(store.route.value, '/poll/start');
  assert.is(store.activeAction.value, first);
  assert.is(store.activeCard.value?.id, 'a');
  assert.equal([...store.completedActionIdentifiers.value], []);
  assert.equal(store.answerHistory.value, []);
  assert.equal(
    [store.canGoBack.value, store.isBack.value, store.isMoving.value, store.hasMoved()],
    [false, false, false, false],
  );
});

test('shows the visible action of a carousel while the reader is there', () => {
  const list = parsedCards(
    wireCard('a', [wireAction(1), wireAction(2)], { type: 'choosesOne' }),
    wireCard('b', [wireAction(3), wireAction(4)], { type: 'choosesOne' }),
  );
  const [one, two, three] = [actionOf(list, 1), actionOf(list, 2), actionOf(list, 3)];
  const store = createSessionStore(list, { action: one, route: '/choosesOneCard' });
  assert.is(store.shownAction.value, one);
  store.showInCarousel(two);
  assert.is(store.shownAction.value, two);
  store.push({ action: one, route: '/poll/start' });
  assert.is(store.shownAction.value, one);
  store.push({ action: three, route: '/choosesOneCard' });
  assert.is(store.shownAction.value, three);
});

test('goes forward and back the same way', () => {
  const store = create();
  store.push({ action: second, route: '/petition/start' });
  assert.equal([store.activeAction.value.id, store.canGoBack.value, store.isBack.value], [2, true, false]);
  store.goBack(store.trail.value.slice(0, -1));
  assert.equal([store.route.value, store.canGoBack.value, store.isBack.value], ['/poll/start', false, true]);
  store.endBack();
  assert.is(store.isBack.value, false);
  assert.is(store.hasMoved(), true);
});

test('replaces a position, so that going back skips it', () => {
  const store = create();
  store.push({ action: first, route: '/poll' });
  store.replace({ action: first, route: '/poll/success' });
  assert.is(store.route.value, '/poll/success');
  store.goBack(store.trail.value.slice(0, -1));
  assert.is(store.route.value, '/poll/start');
});

test('cannot go back while a move is under way', () => {
  const store = create();
  store.push({ action: second, route: '/petition' });
  store.setMoving(true);
  assert.is(store.canGoBack.value, false);
  store.setMoving(false);
  assert.is(store.canGoBack.value, true);
});

test('updates all signals of a move at once', () => {
  const store = create();
  const seen: string[] = [];
  const stop = effect(() => void seen.push(`${store.route.value} ${store.isBack.value}`));
  store.push({ action: second, route: '/petition' });
  store.goBack(store.trail.value.slice(0, -1));
  stop();
  assert.equal(seen, ['/poll/start false', '/petition false', '/poll/start true']);
});

test('collects completed actions, each once', () => {
  const store = create();
  for (const action of [first, second, first]) store.complete(action);
  assert.equal([...store.completedActionIdentifiers.value], ['1|poll', '2|petition']);
});

test('a later answer to an action replaces the earlier one and becomes the latest', () => {
  const store = create();
  store.answer({ actionIdentifier: '1|poll', answerId: 1 });
  store.answer({ actionIdentifier: '2|petition' });
  store.answer({ actionIdentifier: '1|poll', answerId: 2 });
  assert.equal(store.answerHistory.value, [
    { actionIdentifier: '2|petition' },
    { actionIdentifier: '1|poll', answerId: 2 },
  ]);
});

test('showing the same alert twice makes two alerts', () => {
  const store = create();
  store.showAlert('No');
  const one = store.alert.value;
  store.showAlert('No');
  assert.is(store.alert.value?.text, 'No');
  assert.is.not(store.alert.value?.id, one?.id);
  store.hideAlert();
  assert.is(store.alert.value, null);
});

test('keeps each action’s form', () => {
  const store = create();
  store.keepForm('1|poll', { email: 'a@b.test' });
  assert.equal(store.keptForm('1|poll'), { email: 'a@b.test' });
  assert.is(store.keptForm('2|petition'), undefined);
});

test('two stores share nothing', () => {
  const [one, other] = [create(), create()];
  one.complete(first);
  one.showAlert('No');
  one.keepForm('1|poll', 1);
  assert.is(other.completedActionIdentifiers.value.size, 0);
  assert.is(other.alert.value, null);
  assert.is(other.keptForm('1|poll'), undefined);
});

test.run();
