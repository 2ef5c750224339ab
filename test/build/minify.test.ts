import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { minify } from '../../scripts/build/code/minify.ts';
import { ROOT } from '../../scripts/build/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'minify-'));
test.after(() => rmSync(folder, { recursive: true }));

/** What becomes of a file that imports another with this hash. */
async function minified(hash: string): Promise<string> {
  const file = join(folder, 'c-FILE2222.js');
  writeFileSync(file, `import { some } from "./c-${hash}.js"; export const twice = (number) => some(number) + number;`);
  writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: '' }));
  await minify({ metafile: { inputs: {}, outputs: { [relative(ROOT, file)]: {} as never } } }, () => 'other');
  return readFileSync(file, 'utf8');
}

test('the hash of a file changes only its own name in the files that import it', async () => {
  const [one, other] = [await minified('QQQQQQQQ'), await minified('ZZZZZZZZ')];
  assert.match(one, '"./c-QQQQQQQQ.js"');
  assert.match(one, 'sourceMappingURL=c-FILE2222.js.map');
  assert.is(one.replaceAll('QQQQQQQQ', 'ZZZZZZZZ'), other);
});

test.run();
