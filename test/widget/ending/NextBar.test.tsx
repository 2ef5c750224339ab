import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../widget/app/app.ts';
import { NextBar } from '../../../widget/ending/NextBar.tsx';
import { acting, withDom } from '../../support/dom.ts';
import { renderInShell } from '../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../support/wire.ts';

withDom(test);

async function setUp() {
  let toggles = 0;
  const commands = {
    hasNext: { value: true },
    leadsToList: { value: false },
    toggleCountdown: () => void toggles++,
  } as unknown as App['commands'];
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')])]);
  const drawn = await renderInShell(<NextBar>Share</NextBar>, wire, '/petition/success', { commands });
  const hold = () => drawn.container.querySelector<HTMLElement>('.ca-quiet');
  return { ...drawn, hold, toggles: () => toggles };
}

test('lets the reader hold what comes by itself, and says politely that it is held', async () => {
  const { container, session, hold, toggles } = await setUp();
  await acting(() => session.setCountdown({ secondsLeft: 4, of: 6, isPaused: false }));
  assert.match(hold()?.textContent ?? '', 'Pause');
  const status = container.querySelector('[role=status]');
  assert.is(status?.textContent, '');
  await acting(() => hold()?.click());
  assert.is(toggles(), 1);
  await acting(() => session.setCountdown({ secondsLeft: 4, of: 6, isPaused: true }));
  assert.match(hold()?.textContent ?? '', 'Resume');
  assert.is(status?.textContent, 'Stopped. The next card won’t open by itself.');
});

test('has nothing to hold where nothing counts', async () => {
  const { container, hold } = await setUp();
  assert.is(hold(), null);
  assert.match(container.textContent ?? '', 'Share');
});

test.run();
