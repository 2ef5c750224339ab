import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { abortedAfter, within } from '../../../../widget/core/model/time-limit.ts';

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

const LIMIT_MS = 1_000;

test('what takes too long is aborted, and what was done in time is not', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const given: AbortSignal[] = [];
  const work = (promise: Promise<string>) =>
    abortedAfter(LIMIT_MS, ({ signal }) => {
      given.push(signal);
      return promise;
    });
  assert.is(await work(Promise.resolve('here')), 'here');
  void work(never);
  mock.timers.tick(LIMIT_MS - 1);
  assert.equal(
    given.map(({ aborted }) => aborted),
    [false, false],
  );
  mock.timers.tick(1);
  assert.equal(
    given.map(({ aborted }) => aborted),
    [false, true],
  );
  mock.timers.reset();
});

test.run();
