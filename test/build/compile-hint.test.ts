import { minify } from 'terser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOADER_MINIFIED } from '../../scripts/build/code/minify.ts';

test('the loader begins with the comment that lets Chrome compile it off the main thread', async () => {
  const { code = '' } = await minify('(() => {\n  console.log(1);\n})();', LOADER_MINIFIED);
  assert.is(code.split('\n')[0], '//# allFunctionsCalledOnLoad');
});

test.run();
