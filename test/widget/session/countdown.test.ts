import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCountdown } from '../../../widget/session/countdown.ts';
import type { Countdown } from '../../../widget/session/store.ts';
import { withClock } from '../support/clock.ts';

function setUp() {
  const shown: (number | null)[] = [];
  const page: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const setCountdown = (value: Countdown | null) => void shown.push(value?.secondsLeft ?? null);
  const countdown = createCountdown({ setCountdown }, () => page);
  let done = 0;
  const start = (seconds: number) => countdown.start(seconds, () => void done++);
  return { countdown, page, shown, start, done: () => done };
}

for (const seconds of [2, 6])
  test(
    `counts ${seconds} seconds down, then moves on once`,
    withClock(async (clock) => {
      const { start, done, shown } = setUp();
      start(seconds);
      await clock.tick(seconds * 1_000 - 1);
      assert.is(done(), 0);
      assert.equal(shown, [null].concat(Array.from({ length: seconds }, (_, n) => seconds - n) as never));
      await clock.tick(1);
      assert.is(done(), 1);
      assert.is(shown.at(-1), null);
      await clock.tick(60_000);
      assert.is(done(), 1);
      assert.is(clock.pending(), 0);
    }),
  );

test(
  'begins at once: the numbers count up within it',
  withClock(async (clock) => {
    const { start, shown } = setUp();
    start(2);
    await clock.tick(999);
    assert.equal(shown, [null, 2]);
    await clock.tick(1);
    assert.equal(shown, [null, 2, 1]);
  }),
);

test(
  'does not move on a reader who stopped it before it began',
  withClock(async (clock) => {
    const { start, done, countdown } = setUp();
    start(2);
    countdown.stop();
    await clock.tick(10_000);
    assert.is(done(), 0);
    assert.is(clock.pending(), 0);
  }),
);

test(
  'moves on at once with 0 seconds',
  withClock((clock) => {
    const { start, done, shown } = setUp();
    start(0);
    assert.is(done(), 1);
    assert.equal(shown, [null]);
    assert.is(clock.pending(), 0);
  }),
);

test(
  'waits while the page is hidden',
  withClock(async (clock) => {
    const { start, done, page } = setUp();
    start(2);
    await clock.tick(1_000);
    page.visibilityState = 'hidden';
    await clock.tick(60_000);
    assert.is(done(), 0);
    page.visibilityState = 'visible';
    await clock.tick(1_000);
    assert.is(done(), 1);
  }),
);

test(
  'pauses while the reader’s pointer or focus is in the widget',
  withClock(async (clock) => {
    const { start, done, countdown } = setUp();
    countdown.setPresent('pointer', true);
    countdown.setPresent('focus', true);
    start(2);
    await clock.tick(60_000);
    countdown.setPresent('pointer', false);
    await clock.tick(60_000);
    assert.is(done(), 0);
    countdown.setPresent('focus', false);
    await clock.tick(2_000);
    assert.is(done(), 1);
  }),
);

test(
  'continues with the reader in the widget if they resume it',
  withClock(async (clock) => {
    const { start, done, countdown } = setUp();
    countdown.setPresent('focus', true);
    start(2);
    countdown.toggle();
    countdown.toggle();
    await clock.tick(2_000);
    assert.is(done(), 1);
  }),
);

test(
  'does not move on after being stopped',
  withClock(async (clock) => {
    const { start, done, countdown, shown } = setUp();
    start(2);
    countdown.stop();
    await clock.tick(10_000);
    assert.is(done(), 0);
    assert.is(shown.at(-1), null);
  }),
);

test(
  'pauses while the reader holds it, and continues from there',
  withClock(async (clock) => {
    const { start, done, countdown, shown } = setUp();
    start(3);
    await clock.tick(1_000);
    countdown.toggle();
    await clock.tick(60_000);
    assert.is(done(), 0);
    assert.is(shown.at(-1), 2);
    countdown.toggle();
    await clock.tick(1_999);
    assert.is(done(), 0);
    await clock.tick(1);
    assert.is(done(), 1);
  }),
);

test(
  'can’t be held when it isn’t running',
  withClock((clock) => {
    const { countdown, shown } = setUp();
    countdown.toggle();
    assert.equal(shown, [null]);
    assert.is(clock.pending(), 0);
  }),
);

test(
  'a second start replaces the first',
  withClock(async (clock) => {
    const { start, done } = setUp();
    start(2);
    await clock.tick(1_500);
    start(6);
    await clock.tick(5_999);
    assert.is(done(), 0);
    await clock.tick(1);
    assert.is(done(), 1);
  }),
);

test.run();
