import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runQueue } from '../../../scripts/test/queue.ts';

/** Runs jobs that end on demand, and records those that have started. */
function start(after: Record<string, string[]>, lanes: number) {
  const begun: [name: string, lane: number][] = [];
  const ends = new Map<string, () => void>();
  const jobs = Object.entries(after).map(([name, names]) => ({ name, after: names }));
  const whole = runQueue(jobs, lanes, ({ name }, lane) => {
    begun.push([name, lane]);
    return new Promise<void>((end) => ends.set(name, end));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, names: () => begun.map(([name]) => name).join(' '), end, whole };
}

test('runs one job per lane, and the next one when a job ends', async () => {
  const { begun, end, whole } = start({ a: [], b: [], c: [], d: [] }, 2);
  assert.equal(begun, [
    ['a', 0],
    ['b', 1],
  ]);
  await end('b');
  assert.equal(begun.at(-1), ['c', 1]);
  for (const name of ['a', 'c', 'd']) await end(name);
  await whole;
  assert.equal(begun.at(-1), ['d', 0]);
});

test('lets later jobs go first while a job waits for another', async () => {
  const { names, end, whole } = start({ needed: [], waits: ['needed'], other: [] }, 2);
  assert.is(names(), 'needed other');
  await end('other');
  assert.is(names(), 'needed other');
  await end('needed');
  assert.is(names(), 'needed other waits');
  await end('waits');
  await whole;
});

test('ignores dependencies that are not queued', async () => {
  const { end, whole } = start({ alone: ['absent'] }, 1);
  await end('alone');
  await whole;
});

test('rejects with the error of a job, or when jobs wait for each other', async () => {
  const thrown = new Error('broken');
  const reject = async () => Promise.reject(thrown);
  assert.is(await runQueue([{ name: 'a', after: [] }], 1, reject).catch((cause: unknown) => cause), thrown);
  const stuck = await start({ a: ['b'], b: ['a'] }, 2).whole.catch(String);
  assert.is(stuck, 'Error: These wait for each other: a, b');
});

test('finishes at once with an empty queue', () => start({}, 2).whole);

test.run();
