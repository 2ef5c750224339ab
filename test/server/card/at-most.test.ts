import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { atMost } from '../../../server/card/pages.ts';

const held = () => {
  let end = (_value: string) => {};
  const promise = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { promise, end };
};

test('runs two at once and refuses a third, until one has ended', async () => {
  const turn = atMost(2);
  const [first, second] = [held(), held()];
  const running = [turn(() => first.promise), turn(() => second.promise)];
  assert.is(await turn(async () => 'third'), null);
  first.end('first');
  assert.is(await running[0], 'first');
  assert.is(await turn(async () => 'fourth'), 'fourth');
  second.end('second');
  assert.is(await running[1], 'second');
});

test('one that fails has ended', async () => {
  const turn = atMost(1);
  const fails = turn(() => Promise.reject(new Error('broken')));
  await fails.then(
    () => assert.unreachable(),
    (error) => assert.match(String(error), 'broken'),
  );
  assert.is(await turn(async () => 'next'), 'next');
});

test.run();
