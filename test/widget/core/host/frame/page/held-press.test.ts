import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { carryOut } from '../../../../../../widget/core/host/frame/page/carry-out.ts';
import { type Held, holdPresses } from '../../../../../../widget/core/host/frame/page/held-press.ts';
import { watchChoice } from '../../../../../../widget/core/host/frame/page/watch-reader.ts';
import { withDom } from '../../../../../support/dom.ts';

withDom(test);

const CARD = '<main><label><input type="radio"></label><button>Vote</button><a href="#share">Share</a></main>';

let over = new AbortController();

function setUp(markup = CARD) {
  over.abort();
  over = new AbortController();
  document.body.innerHTML = `<div id="root">${markup}</div><button id="other">Other</button>`;
  const root = document.getElementById('root') as HTMLElement;
  const carried: (string | null)[] = [];
  let presses = 0;
  const holder = holdPresses(document, () => presses++, { capture: true, signal: over.signal });
  root.addEventListener('click', ({ target }) => carried.push((target as Element).textContent));
  const press = (selector: string, init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const finish = async () => {
    over.abort();
    holder.show(false);
    carryOut(root, { chosen: undefined, by: '', pressed: holder.find });
    await new Promise((later) => setTimeout(later));
  };
  return { root, holder, press, finish, carried, presses: () => presses };
}

test('keeps a press, shows it, and carries it out once', async () => {
  const { root, press, finish, carried, presses } = setUp();
  const button = root.querySelector('button');
  assert.is(press('#root button'), true);
  assert.equal([presses(), carried.length, button?.getAttribute('aria-busy')], [1, 0, 'true']);
  await finish();
  assert.equal([carried, button?.getAttribute('aria-busy')], [['Vote'], 'false']);
});

test('keeps the last of several presses', async () => {
  const { root, press, finish, carried } = setUp();
  press('#root button');
  press('#root a');
  assert.is(root.querySelector('button')?.matches('[aria-busy="true"]'), false);
  await finish();
  assert.equal(carried, ['Share']);
});

const NOT_KEPT: [what: string, selector: string, markup?: string, init?: MouseEventInit][] = [
  ['outside the card', '#other'],
  ['on a choice, which is the browser’s', '#root input'],
  ['on a link to another window', '#root a', '<a href="https://out.example/" target="_blank">Out</a>'],
  ['on a link with a key that opens a window', '#root a', CARD, { ctrlKey: true }],
];

for (const [what, selector, markup, init] of NOT_KEPT)
  test(`does not keep a press ${what}`, () => {
    const { press, holder, presses } = setUp(markup);
    assert.equal([press(selector, init), holder.held(), presses()], [false, null, 0]);
  });

test('carries nothing out where another card has come', async () => {
  const { root, press, finish, carried } = setUp();
  press('#root button');
  root.innerHTML = '<button>Donate</button>';
  await finish();
  assert.equal(carried, []);
});

test('carries out a press on a button whose words a choice has changed', async () => {
  const { root, press, finish, carried } = setUp('<button name="give">Give $10</button>');
  press('#root button');
  (root.querySelector('button') as HTMLElement).textContent = 'Give $25';
  await finish();
  assert.equal(carried, ['Give $25']);
});

test('shows what stands with the choice, and what stands with none where something is typed', () => {
  document.body.innerHTML = `<div id="root"><label><input type="radio" name="sum" value="10" checked></label>
    <label><input type="radio" name="sum" value="25"></label><input name="amount">
    <b data-with="10">Give $10</b><b data-with="25" hidden>Give $25</b><b data-with="" hidden>Donate</b></div>`;
  const ended = new AbortController();
  const { note } = watchChoice(document, { capture: true, signal: ended.signal });
  const shown = () => document.querySelector('[data-with]:not([hidden])')?.textContent;
  note();
  assert.is(shown(), 'Give $10');
  const [, second, typed] = document.querySelectorAll('input');
  Object.assign(second as object, { checked: true });
  second?.dispatchEvent(new Event('input', { bubbles: true }));
  assert.is(shown(), 'Give $25');
  Object.assign(typed as object, { value: '12' });
  typed?.dispatchEvent(new Event('input', { bubbles: true }));
  assert.is(shown(), 'Donate');
  assert.is(document.querySelectorAll('[data-with]:not([hidden])').length, 1);
  ended.abort();
});

test('carries out a press that a page before has kept', async () => {
  const { holder, finish, carried } = setUp();
  const kept: Held = { place: 0, label: 'Vote' };
  holder.hold(kept);
  await finish();
  assert.equal(carried, ['Vote']);
});

test('a choice is told as it was made, whatever the reader did since', () => {
  document.body.innerHTML =
    '<div id="root"><div class="ca-root" data-input="pointer"><input type="radio" checked></div></div>';
  const root = document.getElementById('root') as HTMLElement;
  const chosen = root.querySelector('input') as HTMLInputElement;
  const heard: (string | null)[] = [];
  chosen.addEventListener('change', () => heard.push(chosen.parentElement?.getAttribute('data-input') ?? null));
  carryOut(root, { chosen, by: 'keyboard', pressed: () => null });
  assert.equal([heard, chosen.checked], [['keyboard'], true]);
});

test.run();
