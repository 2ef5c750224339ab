import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MINIFIED } from '../../scripts/build/code/minify.ts';
import { ROOT } from '../../scripts/build/root.ts';

test('the loader and what is compiled at once alone begin with the comment that lets Chrome compile a file off the main thread', async () => {
  const begin = async (part: keyof typeof MINIFIED) => {
    const { code = '' } = await minify('(() => {\n  console.log(1);\n})();', MINIFIED[part]);
    return code.startsWith('//# allFunctionsCalledOnLoad\n');
  };
  assert.equal([await begin('loader'), await begin('atOnce'), await begin('other')], [true, true, false]);
});

test('what draws a result is compiled at once', () => {
  const folder = join(ROOT, 'dist/widget');
  const texts = readdirSync(folder).flatMap((name) =>
    name.endsWith('.js') ? [readFileSync(join(folder, name), 'utf8')] : [],
  );
  const withResults = texts.filter((text) => text.includes('"ca-result-was"'));
  assert.ok(withResults.length >= 2, 'one for the frame, one for pages without');
  assert.ok(withResults.every((text) => text.startsWith('//# allFunctionsCalledOnLoad\n')));
});

test.run();
