import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLatest, type LatestOptions } from '../../../../widget/ui/slider/latest.ts';

/** Sending answers one at a time, throttled, the last one last: on a clock that the test moves. */

test.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.after.each(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** Moves the clock and lets everything run that waits for it. */
async function pass(ms: number, clock: { now: number }) {
  clock.now += ms;
  mock.timers.tick(ms);
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

type Options = Partial<LatestOptions<number>> & { tookMs?: number; fails?: number };

/** Each call takes `tookMs`; the first `fails` of them are not settled. */
function setUp({ tookMs = 0, fails = 0, ...options }: Options = {}) {
  const clock = { now: 1_000 };
  mock.method(performance, 'now', () => clock.now);
  const sent: [value: number, at: number][] = [];
  const give = createLatest<number>({
    async send(value) {
      sent.push([value, clock.now - 1_000]);
      if (tookMs > 0) await new Promise((done) => setTimeout(done, tookMs));
      return sent.length > fails;
    },
    ...options,
  });
  return { give, sent, pass: (ms: number) => pass(ms, clock) };
}

test('sends the first answer at once, and then at most one in 500 ms', async () => {
  const { give, sent, pass } = setUp();
  for (let value = 1; value <= 20; value++) {
    give(value);
    await pass(100);
  }
  await pass(500);
  assert.equal(
    sent.map(([, at]) => at),
    [0, 500, 1000, 1500, 2000],
  );
  assert.is(sent.at(-1)?.[0], 20);
});

test('keeps an answer that is given while one is sending, and sends the last one when that is back', async () => {
  const { give, sent, pass } = setUp({ tookMs: 2_000 });
  give(1);
  await pass(700);
  give(2);
  give(3);
  await pass(1_200);
  assert.equal(sent, [[1, 0]]);
  await pass(100);
  await pass(2_000);
  assert.equal(sent, [
    [1, 0],
    [3, 2_000],
  ]);
});

test('says when nothing is left to send', async () => {
  let rests = 0;
  const { give, pass } = setUp({ tookMs: 100, onRest: () => rests++ });
  give(1);
  give(2);
  await pass(100);
  assert.is(rests, 0, 'the second is still to be sent');
  await pass(400);
  await pass(100);
  assert.is(rests, 1);
});

test('tries again after each of the waits, and then gives up', async () => {
  const { give, sent, pass } = setUp({ fails: 9, retriesMs: [2_000, 8_000] });
  give(1);
  await pass(0);
  await pass(2_000);
  await pass(8_000);
  await pass(60_000);
  assert.equal(sent, [
    [1, 0],
    [1, 2_000],
    [1, 10_000],
  ]);
});

test('sends a new answer without waiting for the repetition of the one before', async () => {
  const { give, sent, pass } = setUp({ fails: 1, retriesMs: [60_000] });
  give(1);
  await pass(600);
  give(2);
  await pass(60_000);
  assert.equal(sent, [
    [1, 0],
    [2, 600],
  ]);
});

test('never sends an older answer after a newer one, even if the older failed', async () => {
  const { give, sent, pass } = setUp({ tookMs: 300, fails: 1, retriesMs: [100] });
  give(1);
  await pass(100);
  give(2);
  await pass(200);
  await pass(10_000);
  assert.equal(
    sent.map(([value]) => value),
    [1, 2],
  );
});

test.run();
