import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isServed, kindOf } from '../../../widget/actions/registry.ts';
import { createKindShelf } from '../../../widget/actions/shelf.ts';
import type { App } from '../../../widget/app.ts';
import { withDom } from '../../support/dom.ts';
import { oneAction } from '../support/wire.ts';

withDom(test);

const answers = [{ id: 1, text: 'Yes' }];
const pollAction = oneAction('poll', { details: { answers } });

test('serves a kind that the build has, from details that it can draw', () => {
  assert.is(isServed('poll', { answers }), true);
  assert.is(isServed('poll', {}), false);
  assert.is(isServed('poll', { answers: [{ id: { toString: 0 }, text: 'Yes' }] }), false);
  assert.is(isServed('teleport' as 'poll', { answers }), false);
});

test('throws for a kind that the build lacks', () => {
  assert.throws(() => kindOf('teleport' as 'poll'), /No screens for teleport/);
});

test('knows a kind’s screens once it is loaded, each before its code has come', async () => {
  const shelf = createKindShelf();
  assert.throws(() => shelf.screenNames('poll'), /poll is not loaded/);
  await shelf.load('poll');
  assert.ok(shelf.screenNames('poll').includes('success'));
});

test('can draw a screen once that is loaded', async () => {
  const shelf = createKindShelf();
  await shelf.loadScreen('poll', 'success');
  assert.type(shelf.screens('poll').success, 'function');
});

test('keeps every screen of those that were on their way at once', async () => {
  const shelf = createKindShelf();
  await shelf.load('petition');
  await Promise.all([shelf.loadScreen('petition', 'main'), shelf.loadScreen('petition', 'success')]);
  assert.equal(Object.keys(shelf.screens('petition')).sort(), ['main', 'start', 'success']);
});

test('makes what stands behind the screens once per action', async () => {
  const shelf = createKindShelf();
  await shelf.load('poll');
  const app = { t: String, actionData: () => ({}) } as unknown as App;
  const made = shelf.instance(pollAction, app);
  assert.is(shelf.instance(pollAction, app), made);
});

test('two shelves share nothing', async () => {
  const [one, other] = [createKindShelf(), createKindShelf()];
  await one.load('poll');
  assert.throws(() => other.screenNames('poll'), /poll is not loaded/);
});

test.run();
