import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { carryOut } from '../../../../../widget/host/frame/page/carry-out.ts';
import { type Held, holdPresses } from '../../../../../widget/host/frame/page/held-press.ts';
import { withDom } from '../../../../support/dom.ts';

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
  assert.equal([carried, button?.getAttribute('aria-busy')], [['Vote'], null]);
});

test('keeps the last of several presses', async () => {
  const { root, press, finish, carried } = setUp();
  press('#root button');
  press('#root a');
  assert.is(root.querySelector('button')?.hasAttribute('aria-busy'), false);
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
