import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createQueue } from '../../../server/db/queue.ts';
import { BusyError } from '../../../server/db/trouble.ts';
import { createTurns } from '../../../server/db/turns.ts';

const SOON_MS = 5;
const LONG_MS = 10_000;

/** Work that ends when the test says so. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { work, ends, endAll: () => ends.splice(0).forEach((end) => void end()) };
}

const settled = () => new Promise((done) => setImmediate(done));

test('admits as many as there are places, then the next in line', async () => {
  const queue = createQueue(2);
  const order: string[] = [];
  const leaves = await Promise.all([queue.enter(LONG_MS), queue.enter(LONG_MS)]);
  const late = ['third', 'fourth'].map(async (name) => {
    const leave = await queue.enter(LONG_MS);
    order.push(name);
    leave();
  });
  await settled();
  assert.equal(order, []);
  for (const leave of leaves) leave();
  await Promise.all(late);
  assert.equal(order, ['third', 'fourth']);
  assert.ok(queue.isEmpty());
});

test('rejects work that waits too long, and removes it from the queue', async () => {
  const queue = createQueue(1);
  const leave = await queue.enter(LONG_MS);
  await queue.enter(SOON_MS).then(
    () => assert.unreachable(),
    (cause) => assert.instance(cause, BusyError),
  );
  leave();
  leave();
  (await queue.enter(SOON_MS))();
  assert.ok(queue.isEmpty());
});

test('keeps room for other lanes and for reads when one lane is blocked', async () => {
  const turns = createTurns();
  const slow = heldWork();
  const other = heldWork();
  const runs = Array.from({ length: 20 }, () => turns.run('poll', slow.work));
  await settled();
  assert.is(slow.ends.length, 4);
  runs.push(...Array.from({ length: 10 }, (_, index) => turns.run(`petition ${index}`, other.work)));
  runs.push(turns.run(undefined, other.work));
  await settled();
  assert.is(slow.ends.length + other.ends.length, 7);
  const timer = setInterval(() => {
    slow.endAll();
    other.endAll();
  });
  await Promise.all(runs);
  clearInterval(timer);
});

test('frees its place when the work fails', async () => {
  const turns = createTurns();
  for (let failed = 0; failed < 20; failed++)
    await turns.run('poll', () => Promise.reject(new Error('no'))).catch(() => undefined);
  assert.is(await turns.run('poll', async () => 'done'), 'done');
});

test.run();
