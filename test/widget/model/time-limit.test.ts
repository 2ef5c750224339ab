import { setTimeout } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { abortedAfter, within } from '../../../widget/model/time-limit.ts';

const never = new Promise<string>(() => {});

test('what takes too long fails, or has no value, as its caller wants', async () => {
  assert.is(await within(1, never), undefined);
  await within(1, never, () => new Error('late')).then(
    () => assert.unreachable(),
    ({ message }) => assert.is(message, 'late'),
  );
});

test('what comes in time keeps its value and its failure', async () => {
  assert.is(await within(60_000, Promise.resolve('here')), 'here');
  await within(60_000, Promise.reject(new Error('broken'))).then(
    () => assert.unreachable(),
    ({ message }) => assert.is(message, 'broken'),
  );
});

test('what takes too long is aborted, and what was done in time is not', async () => {
  const aborted = abortedAfter(
    1,
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  assert.is(await aborted.catch(({ name }) => name), 'AbortError');
  const controller = await abortedAfter(1, async (given) => given);
  await setTimeout(20);
  assert.is(controller.signal.aborted, false);
});

test.run();
