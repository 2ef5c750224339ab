import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import type { Action } from '../../../../widget/core/model/action.ts';
import { createKeptTexts } from '../../../../widget/parts/form/kept-texts.ts';
import { withDom } from '../../../support/dom.ts';

withDom(test);
test.before.each(() => sessionStorage.clear());

type Session = Parameters<typeof createKeptTexts>[1]['session'];

/** A page with the form of an action: each call is another load of the page. */
function load(type = 'email', { widgetId = 1, id = 7, mode = 'default' as Mode } = {}) {
  const done = signal<ReadonlySet<string>>(new Set());
  const session = { widget: signal({ widgetId }), completedActionIdentifiers: done } as unknown as Session;
  const action = { identifier: `${id}|${type}`, type } as Action;
  return {
    texts: createKeptTexts(action, { session, mode }),
    has: () => `civicActionText ${widgetId} ${action.identifier}` in sessionStorage,
    complete: () => {
      done.value = new Set([...done.value, action.identifier]);
    },
  };
}

for (const [type, expected] of [
  ['email', true],
  ['opinion', true],
  ['petition', true],
  ['donation', false],
  ['checkregistration', false],
  ['signup', false],
] as const)
  test(`${expected ? 'keeps' : 'does not keep'} what is typed into the form of ${type}`, () => {
    load(type).texts.keep('message', 'Dear all');
    assert.equal(load(type).texts.before, expected ? { message: 'Dear all' } : {});
    assert.is(load(type).has(), expected);
  });

for (const mode of ['STORYBOOK', 'AB4E_TEST', 'AB4E_PREVIEW'] as const)
  test(`keeps nothing in ${mode}, where nothing is sent`, () => {
    load('email', { mode }).texts.keep('message', 'Dear all');
    assert.equal(load('email', { mode }).texts.before, {});
  });

test('keeps what both forms of an action hold that stands on the page twice', () => {
  const [first, second] = [load(), load()];
  first.texts.keep('firstName', 'Ada');
  second.texts.keep('email', 'ada@example.org');
  assert.equal(load().texts.before, { firstName: 'Ada', email: 'ada@example.org' });
});

const VALUES: [title: string, values: unknown[], expected: object][] = [
  ['the last text', ['De', 'Dear'], { field: 'Dear' }],
  ['a text that was deleted', ['Dear', ''], { field: '' }],
  ['an opt-in that was refused', [false], { field: false }],
  ['no opt-in that was given', [false, true], {}],
  ['no address', [{ street: '5 Main St' }], {}],
  ['nothing that is missing', [undefined, null], {}],
];

for (const [title, values, expected] of VALUES)
  test(`keeps ${title}`, () => {
    const { texts } = load();
    for (const value of values) texts.keep('field', value);
    assert.equal(load().texts.before, expected);
  });

test('keeps the texts of every action of every widget apart', () => {
  load('email').texts.keep('message', 'One');
  assert.equal(load('email', { id: 8 }).texts.before, {});
  assert.equal(load('email', { widgetId: 2 }).texts.before, {});
  assert.equal(load('opinion').texts.before, {});
});

test('adds to what was typed before a reload', () => {
  load().texts.keep('subject', 'Boats');
  load().texts.keep('message', 'Dear all');
  assert.equal(load().texts.before, { subject: 'Boats', message: 'Dear all' });
});

test('forgets all once the action is done, and keeps what is typed after that', () => {
  const { texts, complete } = load();
  texts.keep('subject', 'Boats');
  complete();
  assert.is(load().has(), false);
  texts.keep('message', 'To another');
  assert.equal(load().texts.before, { message: 'To another' });
  complete();
  assert.is(load().has(), false);
});

for (const [title, storage] of [
  ['can’t be read', null],
  ['is full', { getItem: () => null, setItem: () => assert.unreachable('full'), removeItem: () => {} }],
  ['holds something else', { getItem: () => '{', setItem: () => {}, removeItem: () => {} }],
] as const)
  test(`works without keeping where the storage ${title}`, () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') as PropertyDescriptor;
    const get = () => storage ?? assert.unreachable('SecurityError');
    Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true });
    try {
      const { texts, complete } = load();
      texts.keep('subject', 'Boats');
      complete();
      assert.equal(texts.before, {});
    } finally {
      Object.defineProperty(globalThis, 'sessionStorage', before);
    }
  });

test.run();
