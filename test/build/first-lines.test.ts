import { parse } from 'acorn';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildEarly } from '../../scripts/build/code/bundle.ts';

/** The syntax of Chrome 49, Firefox 45 and Safari 10. */
const ECMA_VERSION = 2015;

test('very old browsers can parse the script that tells readers they are too old', async () => {
  const lines = await buildEarly();
  assert.not.throws(() => parse(lines, { ecmaVersion: ECMA_VERSION }));
});

test.run();
