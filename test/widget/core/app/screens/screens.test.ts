import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../../widget/actions/registry.ts';
import { createScreens } from '../../../../../widget/core/app/screens/screens.ts';
import { cards } from '../../../../../widget/parts/cards/index.ts';
import { withDom } from '../../../../support/dom.ts';
import { oneAction } from '../../../support/wire.ts';

withDom(test);

const poll = oneAction('poll', { details: { answers: [{ id: 1, text: 'Yes' }] } });
const petition = oneAction('petition');
const make = () => createScreens({ kinds, cards });

test('throws for a kind that the widget does not have', () => {
  assert.throws(
    () => createScreens({ kinds: { petition: kinds.petition }, cards }).kindOf('poll'),
    /No screens for poll/,
  );
});

test('knows the screens of a loaded kind before their code is loaded', async () => {
  const screens = make();
  assert.throws(() => screens.has(poll, 'success'), /poll is not loaded/);
  await screens.loadKind('petition');
  assert.is(screens.has(petition, 'main'), true);
  assert.is(screens.at({ action: petition, route: '/petition' }), undefined);
});

test('can draw a screen once it is loaded', async () => {
  const screens = make();
  const end = { action: poll, route: '/poll/success' };
  await screens.load(end);
  assert.type(screens.at(end), 'function');
});

test('keeps all screens that were loaded at the same time', async () => {
  const screens = make();
  const [form, end] = ['/petition', '/petition/success'].map((route) => ({ action: petition, route }));
  if (!form || !end) throw new Error('two places');
  await screens.loadKind('petition');
  await Promise.all([screens.load(form), screens.load(end)]);
  assert.equal([typeof screens.at(form), typeof screens.at(end)], ['function', 'function']);
});

test('loads a card’s screen without its action’s', async () => {
  const screens = make();
  const list = { action: poll, route: '/choosesManyCard' };
  await screens.load(list);
  assert.type(screens.at(list), 'function');
  assert.throws(() => screens.has(poll, 'success'), /poll is not loaded/);
});

for (const [route, isDone, isEnd] of [
  ['/poll/success', false, true],
  ['/poll', true, false],
  ['/choosesManyCard', true, false],
] as const)
  test(`${route} of ${isDone ? 'a poll that is done' : 'a poll'} is ${isEnd ? 'an' : 'not an'} end`, async () => {
    const screens = make();
    await screens.loadKind('poll');
    assert.is(screens.isEnd({ action: poll, route }, isDone), isEnd);
  });

test('a kind without an end screen ends in place, once it is done', async () => {
  const screens = make();
  await screens.loadKind('tweet');
  const place = { action: oneAction('tweet', { details: { text: 'Renew it' } }), route: '/tweet' };
  assert.equal([screens.isEnd(place, false), screens.isEnd(place, true)], [false, true]);
});

for (const [type, route, canBegin] of [
  ['call', '/Call/2', false],
  ['call', '/call', true],
  ['email', '/email/multiRepStep2', false],
  ['poll', '/Call/2', false],
] as const)
  test(`a visit ${canBegin ? 'may begin' : 'never begins'} at ${route} of a ${type}`, async () => {
    const screens = make();
    await screens.loadKind(type);
    assert.is(screens.canBegin({ action: oneAction(type), route }), canBegin);
  });

test('two widgets share nothing', async () => {
  const [one, other] = [make(), make()];
  await one.loadKind('poll');
  assert.throws(() => other.has(poll, 'success'), /poll is not loaded/);
});

test.run();
