import { globSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Button } from '../../../widget/ui/Button.tsx';
import { acting, withDom } from '../../support/dom.ts';
import { renderInShell } from '../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../support/wire.ts';

withDom(test);

const WIDGET = wireWidget([wireCard('c', [wireAction(1, 'petition', {})])]);

async function draw(isOff = false) {
  const pressed: string[] = [];
  const { container, session } = await renderInShell(
    <Button isOff={isOff} onPress={() => pressed.push('pressed')}>
      Skip
    </Button>,
    WIDGET,
  );
  const button = container.querySelector('button') as HTMLButtonElement;
  return { button, session, pressed };
}

test('keeps the focus and ignores presses while a move is under way', async () => {
  const { button, session, pressed } = await draw();
  button.focus();
  await acting(() => session.setMoving(true));
  await acting(() => button.click());
  assert.equal([button.disabled, button.getAttribute('aria-disabled'), pressed], [false, 'true', []]);
  assert.is(document.activeElement, button);
  await acting(() => session.setMoving(false));
  await acting(() => button.click());
  assert.equal(pressed, ['pressed']);
});

test('keeps the focus and ignores presses while it is off', async () => {
  const { button, pressed } = await draw(true);
  button.focus();
  await acting(() => button.click());
  assert.equal([button.disabled, button.getAttribute('aria-disabled'), pressed], [false, 'true', []]);
  assert.is(document.activeElement, button);
});

test('no button of the widget is disabled, which would take the focus from it', () => {
  const DISABLED = /<(?:button|Button|BigButton)\b(?:[^<>]|=>)*\sdisabled\b/;
  const files = globSync('widget/**/*.tsx').filter((file) => DISABLED.test(readFileSync(file, 'utf8')));
  assert.equal(files, []);
});

test.run();
