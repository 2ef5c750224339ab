import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Held, holdPresses } from '../../../../../widget/host/frame/page/held-press.ts';
import { withDom } from '../../../../support/dom.ts';

withDom(test);

const CARD = '<main><label><input type="radio"></label><button>Vote</button><a>Share</a></main>';

function setUp(markup = CARD) {
  document.body.innerHTML = `<div id="root">${markup}</div><button id="other">Other</button>`;
  const root = document.getElementById('root') as HTMLElement;
  const over = new AbortController();
  const carried: (string | null)[] = [];
  let presses = 0;
  const holder = holdPresses(
    () => root,
    () => presses++,
    { capture: true, signal: over.signal },
  );
  root.addEventListener('click', ({ target }) => carried.push((target as Element).textContent));
  const press = (selector: string, init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const carryOut = async () => {
    over.abort();
    holder.carryOut();
    await new Promise((later) => setTimeout(later));
  };
  return { root, holder, press, carryOut, carried, presses: () => presses };
}

test('keeps a press, shows it, and carries it out once', async () => {
  const { root, press, carryOut, carried, presses } = setUp();
  const button = root.querySelector('button');
  assert.is(press('#root button'), true);
  assert.equal([presses(), carried.length, button?.getAttribute('aria-busy')], [1, 0, 'true']);
  await carryOut();
  assert.equal([carried, button?.getAttribute('aria-busy')], [['Vote'], null]);
});

test('keeps the last of several presses', async () => {
  const { root, press, carryOut, carried } = setUp();
  press('#root button');
  press('#root a');
  assert.is(root.querySelector('button')?.hasAttribute('data-held'), false);
  await carryOut();
  assert.equal(carried, ['Share']);
});

const NOT_KEPT: [what: string, selector: string, markup?: string, init?: MouseEventInit][] = [
  ['outside the card', '#other'],
  ['on a choice, which is the browser’s', '#root input'],
  ['on a link to another window', '#root a', '<a target="_blank">Out</a>'],
  ['on a link with a key that opens a window', '#root a', CARD, { ctrlKey: true }],
];

for (const [what, selector, markup, init] of NOT_KEPT)
  test(`does not keep a press ${what}`, () => {
    const { press, holder, presses } = setUp(markup);
    assert.equal([press(selector, init), holder.held(), presses()], [false, null, 0]);
  });

test('carries nothing out where another card has come', async () => {
  const { root, press, carryOut, carried } = setUp();
  press('#root button');
  root.innerHTML = '<button>Donate</button>';
  await carryOut();
  assert.equal(carried, []);
});

test('carries out a press that a page before has kept', async () => {
  const { holder, carryOut, carried } = setUp();
  const kept: Held = { place: 0, label: 'BUTTON Vote' };
  holder.hold(kept);
  await carryOut();
  assert.equal(carried, ['Vote']);
});

test.run();
