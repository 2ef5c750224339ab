import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createIsReaderHere } from '../../../../../widget/core/browser/reader/presence.ts';
import { withDom } from '../../../../support/dom.ts';

withDom(test);

type Case = { input?: string; focused?: string; isHovered?: boolean; isTouched?: boolean; isAway?: boolean };

function arrange({ input, focused, isHovered = false, isTouched = false, isAway = false }: Case) {
  document.body.innerHTML = `<div data-civic-action-root ${input ? `data-input="${input}"` : ''}>
    <h2 class="ca-title" tabindex="-1"></h2><input class="ca-slider" type="range"><button></button></div>`;
  const root = document.querySelector('div') as HTMLElement;
  root.toggleAttribute('data-touched', isTouched);
  Object.assign(root, { matches: (selector: string) => isHovered && selector === ':hover' });
  if (focused) root.querySelector<HTMLElement>(focused)?.focus();
  document.hasFocus = () => !isAway;
}

const CASES: [title: string, given: Case, expected: boolean][] = [
  ['nobody is there at first', {}, false],
  ['a mouse is', { isHovered: true }, true],
  ['a mouse is, after the button it pressed was removed', { isHovered: true, input: 'pointer' }, true],
  ['a finger that has gone is not', { isHovered: true, isTouched: true, input: 'pointer' }, false],
  ['a reader whose pressed button was removed, and who left, is not', { input: 'pointer' }, false],
  ['focus on a control is', { focused: 'button' }, true],
  ['focus on a pressed control is', { focused: 'button', input: 'pointer' }, true],
  ['focus in a window that has none is not', { focused: 'button', isAway: true }, false],
  ['a heading’s focus is not without a key', { focused: '.ca-title' }, false],
  ['a heading’s focus is not after a press', { focused: '.ca-title', input: 'pointer' }, false],
  ['a heading’s focus is after a key', { focused: '.ca-title', input: 'keyboard' }, true],
  ['a slider’s focus is', { focused: '.ca-slider' }, true],
  ['a slider’s focus is not after a drag', { focused: '.ca-slider', input: 'pointer' }, false],
  ['a slider’s focus is after a key', { focused: '.ca-slider', input: 'keyboard' }, true],
  ['who used a key is until they leave, also where its control went', { input: 'keyboard' }, true],
  ['who used a key is not elsewhere', { input: 'keyboard', isAway: true }, false],
];

for (const [title, given, expected] of CASES)
  test(`of who is in the widget: ${title}`, () => {
    arrange(given);
    assert.is(createIsReaderHere(() => document.querySelector('[data-civic-action-root]'))(), expected);
  });

for (const [title, where, expected] of [
  ['is while the focus is in the root', 'button', true],
  ['is not while the focus is in the page’s own field', '#own', false],
] as const)
  test(`who used a key in a page without a frame ${title}`, () => {
    document.body.innerHTML = '<input id="own"><div id="box"></div>';
    const shadow = document.querySelector('#box')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    shadow.innerHTML = '<div data-input="keyboard"><button></button></div>';
    (shadow.querySelector<HTMLElement>(where) ?? document.querySelector<HTMLElement>(where))?.focus();
    document.hasFocus = () => true;
    assert.is(createIsReaderHere(() => shadow.querySelector('div'))(), expected);
  });

test('nobody is in a widget that has gone', () => assert.is(createIsReaderHere(() => null)(), false));

test.run();
