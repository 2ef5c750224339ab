import { parse } from 'acorn';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildEarly } from '../../scripts/build/code/bundle.ts';

/** Of Chrome 49, Firefox 45 and Safari 10. */
const ECMA_VERSION = 2015;

test('browsers that are far too old can read the lines that say so', async () => {
  const lines = await buildEarly();
  assert.not.throws(() => parse(lines, { ecmaVersion: ECMA_VERSION }));
});

test.run();
