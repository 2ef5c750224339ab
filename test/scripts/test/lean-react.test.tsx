import { Suspense } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { render, withDom } from '../../support/dom.ts';

withDom(test);

const { error } = console;
test.before(() => {
  console.error = () => {};
});
test.after(() => {
  console.error = error;
});

test('components are tested on the React that readers get: what was taken out of it is not there', async () => {
  try {
    await render(<Suspense fallback="">Here</Suspense>);
    assert.unreachable();
  } catch (cause) {
    assert.match((cause as Error).message, /unknown unit of work/i);
  }
});

test.run();
