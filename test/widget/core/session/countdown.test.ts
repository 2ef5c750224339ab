import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCountdown } from '../../../../widget/core/session/countdown.ts';
import type { Countdown } from '../../../../widget/core/session/store.ts';
import { withClock } from '../../support/clock.ts';

function setUp() {
  const shown: (number | null)[] = [];
  const around = { isHidden: false, isReaderHere: false };
  const setCountdown = (value: Countdown | null) => void shown.push(value?.secondsLeft ?? null);
  const countdown = createCountdown(
    { setCountdown },
    { isHidden: () => around.isHidden, isReaderHere: () => around.isReaderHere },
  );
  let done = 0;
  const start = (seconds: number) => countdown.start(seconds, () => void done++);
  return { countdown, around, shown, start, done: () => done };
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
    const { start, done, around } = setUp();
    start(2);
    await clock.tick(1_000);
    around.isHidden = true;
    await clock.tick(60_000);
    assert.is(done(), 0);
    around.isHidden = false;
    await clock.tick(1_000);
    assert.is(done(), 1);
  }),
);

test(
  'pauses while the reader’s pointer or focus is in the widget',
  withClock(async (clock) => {
    const { start, done, around } = setUp();
    around.isReaderHere = true;
    start(2);
    await clock.tick(60_000);
    assert.is(done(), 0);
    around.isReaderHere = false;
    await clock.tick(2_000);
    assert.is(done(), 1);
  }),
);

test(
  'continues with the reader in the widget if they resume it',
  withClock(async (clock) => {
    const { start, done, countdown, around } = setUp();
    around.isReaderHere = true;
    start(2);
    countdown.toggle();
    countdown.toggle();
    await clock.tick(2_000);
    assert.is(done(), 1);
    // Of the next one they have said nothing.
    start(2);
    await clock.tick(60_000);
    assert.is(done(), 1);
  }),
);

test(
  'waits again for a reader who has resumed it, left, and come back',
  withClock(async (clock) => {
    const { start, done, countdown, around } = setUp();
    around.isReaderHere = true;
    start(3);
    countdown.toggle();
    countdown.toggle();
    around.isReaderHere = false;
    await clock.tick(1_000);
    around.isReaderHere = true;
    await clock.tick(60_000);
    assert.is(done(), 0);
    around.isReaderHere = false;
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
