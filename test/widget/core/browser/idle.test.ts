import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { whenIdle } from '../../../../widget/core/browser/idle.ts';

const { requestIdleCallback } = globalThis;

test.after.each(() => void Object.assign(globalThis, { requestIdleCallback }));

/** Whether what waits for an idle browser runs, where the page has this in place of the browser's function. */
const runsWith = (own: unknown) => {
  Object.assign(globalThis, { requestIdleCallback: own });
  return new Promise<void>((resolve) => whenIdle(resolve));
};

test('runs when the browser is idle', async () => {
  let most: number | undefined;
  await runsWith((run: () => void, { timeout }: IdleRequestOptions) => {
    most = timeout;
    setTimeout(run);
  });
  assert.type(most, 'number');
});

test('runs where the browser can’t tell', () => runsWith(undefined));

test('runs where the page’s own function throws', () =>
  runsWith(() => {
    throw new TypeError('Illegal invocation');
  }));

test.run();
