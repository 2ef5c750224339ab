import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Footer } from '../../../../widget/parts/shell/Footer.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

test('offers to share, but not where the screen itself does', async () => {
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')])], { whitelabeled: true });
  const screens = { nameAt: () => undefined, kindOf: () => ({}) };
  const { container, session } = await renderInShell(<Footer />, wire, '/petition', { screens, commands: {} } as never);
  const share = container.querySelector<HTMLElement>('[aria-expanded]');
  assert.is(share?.hidden, false);
  await acting(() => session.setSharesInPlace(true));
  assert.is(share?.hidden, true);
});

test.run();
