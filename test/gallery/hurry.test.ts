import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hurry } from '../../widget/gallery/start.tsx';

/** A page whose timers only record their delay. */
function fakePage() {
  const asked: number[] = [];
  const setTimeout = ((_run: () => void, ms: number) => asked.push(ms)) as unknown as typeof globalThis.setTimeout;
  return { page: { setTimeout }, asked };
}

test('ends animations at once, and keeps the time of messages', () => {
  const { page, asked } = fakePage();
  hurry(page);
  for (const ms of [0, 650, 1_000, 5_000]) page.setTimeout(() => {}, ms);
  assert.equal(asked, [0, 10, 10, 5_000]);
});

test('leaves later timers alone', () => {
  const { page, asked } = fakePage();
  const slow = hurry(page);
  slow();
  page.setTimeout(() => {}, 650);
  assert.equal(asked, [650]);
});

test.run();
