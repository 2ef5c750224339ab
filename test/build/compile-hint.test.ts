import { minify } from 'terser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MINIFIED } from '../../scripts/build/code/minify.ts';

test('loader and core alone begin with the comment that lets Chrome compile a file off the main thread', async () => {
  const begin = async (part: keyof typeof MINIFIED) => {
    const { code = '' } = await minify('(() => {\n  console.log(1);\n})();', MINIFIED[part]);
    return code.startsWith('//# allFunctionsCalledOnLoad\n');
  };
  assert.equal([await begin('loader'), await begin('core'), await begin('other')], [true, true, false]);
});

test.run();
