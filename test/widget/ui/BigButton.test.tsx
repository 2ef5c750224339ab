import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BigButton } from '../../../widget/ui/BigButton.tsx';
import { acting, withDom } from '../../support/dom.ts';
import { renderInShell } from '../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../support/wire.ts';

withDom(test);

const WIDGET = wireWidget([wireCard('c', [wireAction(1, 'petition', {})])]);

async function draw(properties: Partial<Parameters<typeof BigButton>[0]> = {}) {
  const pressed: string[] = [];
  const { container, session } = await renderInShell(
    <BigButton onPress={() => pressed.push('pressed')} {...properties}>
      Sign
    </BigButton>,
    WIDGET,
  );
  const button = container.querySelector('button') as HTMLButtonElement;
  return { button, session, pressed };
}

test('stays focusable while it sends, and ignores clicks', async () => {
  const { button, pressed } = await draw({ isSubmit: true, isBusy: true });
  const told = ['aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name));
  assert.equal([button.disabled, ...told], [false, 'true', 'true']);
  await acting(() => button.click());
  assert.equal(pressed, []);
});

test('takes the focus when pressed in any way', async () => {
  const { button, pressed } = await draw({ isSubmit: true });
  await acting(() => button.click());
  assert.equal(pressed, ['pressed']);
  assert.is(document.activeElement, button);
});

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

test('says what is under way while it sends, and names it for the page’s first lines before', async () => {
  const { button } = await draw({ busy: 'Sending…' });
  assert.equal([button.textContent, button.dataset.busy], ['Sign', 'Sending…']);
  const sending = await draw({ busy: 'Sending…', isBusy: true });
  assert.equal([sending.button.textContent, sending.button.dataset.busy], ['Sending…', undefined]);
});

test('looks busy from its press until the next screen stands, and never by another’s', async () => {
  const { button, session } = await draw();
  await acting(() => session.setMoving(true));
  assert.is(button.getAttribute('aria-busy'), null);
  await acting(() => session.setMoving(false));
  await acting(() => button.click());
  assert.is(button.getAttribute('aria-busy'), null);
  await acting(() => session.setMoving(true));
  assert.is(button.getAttribute('aria-busy'), 'true');
  await acting(() => session.setMoving(false));
  await acting(() => session.setMoving(true));
  assert.is(button.getAttribute('aria-busy'), null);
});

test('is described by what is missing, and leads to it when pressed', async () => {
  const { button, pressed } = await draw({ isWaiting: true, missingId: 'missing' });
  const told = ['aria-disabled', 'aria-describedby'].map((name) => button.getAttribute(name));
  assert.equal([button.disabled, ...told], [false, 'true', 'missing']);
  await acting(() => button.click());
  assert.equal(pressed, ['pressed']);
});

test.run();
