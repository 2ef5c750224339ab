import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/core/app/app.ts';
import { NextBar } from '../../../../widget/parts/ending/NextBar.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

async function setUp(following: { nextTitle?: string; leadsToList?: boolean } = {}, isLate = false) {
  let toggles = 0;
  const commands = {
    hasNext: { value: true },
    leadsToList: { value: following.leadsToList ?? false },
    nextTitle: { value: following.nextTitle ?? '' },
    toggleCountdown: () => void toggles++,
  } as unknown as App['commands'];
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')])]);
  const drawn = await renderInShell(<NextBar isLate={isLate}>1,248 votes</NextBar>, wire, '/petition/success', {
    commands,
  });
  const hold = () => drawn.container.querySelector<HTMLElement>('.ca-countdown');
  return { ...drawn, hold, toggles: () => toggles };
}

test('lets the reader pause the countdown, and announces it politely', async () => {
  const { container, session, hold, toggles } = await setUp();
  await acting(() => session.setCountdown({ secondsLeft: 4, of: 6, isPaused: false }));
  assert.is(hold()?.textContent, 'Pause countdown');
  assert.match(container.textContent ?? '', '1,248 votes');
  const status = container.querySelector('[role=status]');
  assert.is(status?.textContent, '');
  await acting(() => hold()?.click());
  assert.is(toggles(), 1);
  await acting(() => session.setCountdown({ secondsLeft: 4, of: 6, isPaused: true }));
  assert.is(hold()?.textContent, 'Resume countdown');
  assert.is(status?.textContent, 'Stopped. The next card won’t open by itself.');
});

test('draws what is left of the time as a ring', async () => {
  const { container, session } = await setUp();
  const gone = () => container.querySelector('.ca-ring [stroke-dashoffset]')?.getAttribute('stroke-dashoffset');
  for (const [secondsLeft, share] of [
    [5, '0'],
    [3, '0.5'],
    [1, '1'],
  ] as const) {
    await acting(() => session.setCountdown({ secondsLeft, of: 5, isPaused: false }));
    assert.is(gone(), share);
  }
});

for (const [following, name] of [
  [{ nextTitle: 'Make Pier 9 a park' }, 'Next: Make Pier 9 a park'],
  [{}, 'Next'],
  [{ nextTitle: 'Two things to sign', leadsToList: true }, 'All actions'],
] as const)
  test(`names what follows: "${name}"`, async () => {
    const { container } = await setUp(following);
    const button = container.querySelector('[data-big-button]');
    assert.is((button?.querySelector('.ca-hidden') ?? button)?.textContent, name);
  });

test('offers no pause without a countdown', async () => {
  const { container, hold } = await setUp();
  assert.is(hold(), null);
  assert.match(container.textContent ?? '', '1,248 votes');
});

test('draws a late button one frame after the rest, in the room that is kept for it', async () => {
  const { container } = await setUp({ nextTitle: 'Make Pier 9 a park' }, true);
  const strip = container.querySelector('.ca-strip');
  assert.match(container.textContent ?? '', '1,248 votes');
  assert.is(container.querySelector('[data-big-button]'), null);
  await waitUntil(() => container.querySelector('[data-big-button]') !== null);
  assert.is(container.querySelector('.ca-strip'), strip);
});

test.run();
