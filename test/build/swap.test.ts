import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { swap } from '../../scripts/build/site/swap.ts';

const A = ['index-AAAAAAAA.js', 'index-AAAAAAAA.js.br', 'c-AAAAAAAA.js', 'c-SHARED22.js'];
const B = ['index-BBBBBBBB.js', 'c-BBBBBBBB.js', 'c-SHARED22.js'];
const C = ['index-CCCCCCCC.js', 'c-SHARED22.js'];

/** Swaps in builds with these files, one after the other. Returns the files in `dist/` at the end. */
async function builtOneAfterAnother(builds: { files: string[]; isCarriedOver?: boolean }[]) {
  const root = mkdtempSync(join(tmpdir(), 'civic-action-swap-'));
  for (const { files, isCarriedOver = true } of builds) {
    const site = join(root, 'site');
    mkdirSync(join(site, 'widget'), { recursive: true });
    for (const name of [...files, 'index.html']) writeFileSync(join(site, 'widget', name), `of ${files[0]}`);
    await swap(site, isCarriedOver, join(root, 'dist'));
  }
  const names = readdirSync(join(root, 'dist/widget')).sort();
  const shared = readFileSync(join(root, 'dist/widget/c-SHARED22.js'), 'utf8');
  const left = readdirSync(root);
  rmSync(root, { recursive: true });
  return { names, shared, left };
}

const withPage = (...files: string[]) => [...new Set([...files, 'files.json', 'index.html'])].sort();

const CASES: [title: string, builds: Parameters<typeof builtOneAfterAnother>[0], expected: string[]][] = [
  ['has only its own files at first', [{ files: A }], withPage(...A)],
  ['keeps the files of the last build', [{ files: A }, { files: B }], withPage(...A, ...B)],
  ['drops the files of the build before the last', [{ files: A }, { files: B }, { files: C }], withPage(...B, ...C)],
  [
    'still keeps the previous files when the same sources are built again',
    [{ files: A }, { files: B }, { files: B }],
    withPage(...A, ...B),
  ],
  ['keeps no files of another environment', [{ files: A }, { files: B, isCarriedOver: false }], withPage(...B)],
];

for (const [title, builds, expected] of CASES)
  test(`a build ${title}`, async () => {
    const { names, left } = await builtOneAfterAnother(builds);
    assert.equal(names, expected);
    assert.equal(left, ['dist']);
  });

test('a file that both builds have is the new build’s', async () => {
  assert.is((await builtOneAfterAnother([{ files: A }, { files: B }])).shared, 'of index-BBBBBBBB.js');
});

test.run();
