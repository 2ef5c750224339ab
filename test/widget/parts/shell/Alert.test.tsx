import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/core/app/app.ts';
import { Alert } from '../../../../widget/parts/shell/Shell.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

async function setUp() {
  const said: string[] = [];
  const commands = {
    hideAlert: () => void said.push('hide'),
    holdAlert: (isHeld: boolean) => void said.push(`hold ${isHeld}`),
  } as unknown as App['commands'];
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')])]);
  const { container, session } = await renderInShell(<Alert />, wire, '/petition', { commands });
  return { region: container.querySelector('[role=alert]') as HTMLElement, session, said };
}

test('is an alert region even when empty', async () => {
  const { region } = await setUp();
  assert.is(region.textContent, '');
});

test('shows its text, or the general message without one', async () => {
  const { region, session } = await setUp();
  await acting(() => session.showAlert('No such luck'));
  assert.is(region.textContent, 'No such luck');
  await acting(() => session.showAlert(''));
  assert.is(region.textContent, 'Please try again later');
});

test('is held by the pointer and by the focus', async () => {
  const { region, session, said } = await setUp();
  await acting(() => session.showAlert('No'));
  const button = region.querySelector('button');
  await acting(() => button?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await acting(() => button?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  assert.equal(said, ['hold true', 'hold false']);
});

test('is closed by its button', async () => {
  const { region, session, said } = await setUp();
  await acting(() => session.showAlert('No'));
  await acting(() => region.querySelector('button')?.click());
  assert.equal(said, ['hide']);
});

test.run();
