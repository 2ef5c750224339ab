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

test('stays in reach while it sends, and does nothing then', async () => {
  const { button, pressed } = await draw({ isSubmit: true, isBusy: true });
  const told = ['aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name));
  assert.equal([button.disabled, ...told], [false, 'true', 'true']);
  await acting(() => button.click());
  assert.equal(pressed, []);
});

test('has the focus once it is pressed, wherever that was done from', async () => {
  const { button, pressed } = await draw({ isSubmit: true });
  await acting(() => button.click());
  assert.equal(pressed, ['pressed']);
  assert.is(document.activeElement, button);
});

/** As a browser takes the focus from what it disables. */
const moveInVain = async ({ button, session }: Awaited<ReturnType<typeof draw>>) => {
  await acting(() => session.setMoving(true));
  assert.is(button.disabled, true);
  button.blur();
  await acting(() => session.setMoving(false));
};

test('has the focus again after a move that led nowhere', async () => {
  const drawn = await draw();
  drawn.button.focus();
  await moveInVain(drawn);
  assert.is(document.activeElement, drawn.button);
});

test('leaves the focus to whoever took it meanwhile', async () => {
  const drawn = await draw();
  const other = document.body.appendChild(document.createElement('input'));
  drawn.button.focus();
  await acting(() => drawn.session.setMoving(true));
  other.focus();
  await acting(() => drawn.session.setMoving(false));
  assert.is(document.activeElement, other);
  other.remove();
});

test('takes no focus that it never had', async () => {
  const drawn = await draw();
  await moveInVain(drawn);
  assert.is.not(document.activeElement, drawn.button);
});

test.run();
