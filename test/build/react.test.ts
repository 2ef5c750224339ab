import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leanReactDom } from '../../scripts/build/lean-react.ts';
import { withDom } from '../support/dom.ts';
import type { Scene } from './support/react-scenes.tsx';
import { ROOT } from './support/sizes.ts';

/** What readers get of React DOM does what the whole of it does, in the same order: as far as this program goes. */

withDom(test);

const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/react-dom/package.json'), 'utf8'));

/** The scenes with a React of their own, as a production build has it. */
async function scenesWith(name: string, isLean: boolean): Promise<Record<string, Scene>> {
  const outfile = join(ROOT, `node_modules/.cache/tests/react-${name}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['test/build/support/react-scenes.tsx'],
    outfile,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: isLean ? [leanReactDom(version)] : [],
    logLevel: 'silent',
  });
  return (await import(pathToFileURL(outfile).href)).scenes;
}

async function taleOf(scene: Scene | undefined): Promise<string[]> {
  const tale: string[] = [];
  await scene?.(document.body.appendChild(document.createElement('div')), (what) => void tale.push(what));
  return tale;
}

/** Something of each tale that shows that it was told to its end. */
const ENDS: [scene: string, ...told: string[]][] = [
  ['boundaries', 'inner did catch draw', 'inner did catch layout', 'inner did catch effect', 'outer goes'],
  ['uncaught', 'uncaught whole tree', 'lost stopped ', '<p>after</p>'],
  ['effects', 'a ran 2 2', 'b stopped '],
  ['contexts', 'deep draws'],
  ['ids', 'for="_r_', 'three'],
  ['fields', 'fixed other', 'long fixed long', 'true false false'],
  ['rest', '0 listeners left'],
];

for (const [name, ...told] of ENDS)
  test(`lean React tells the same tale as the whole one: ${name}`, async () => {
    const [lean, stock] = await Promise.all([scenesWith('lean', true), scenesWith('stock', false)]);
    assert.equal(Object.keys(lean), Object.keys(stock));
    const expected = await taleOf(stock[name]);
    for (const each of told)
      assert.ok(
        expected.some((line) => line.includes(each)),
        `no "${each}" in\n${expected.join('\n')}`,
      );
    assert.equal(await taleOf(lean[name]), expected);
  });

test('every scene is compared', async () => {
  const stock = await scenesWith('stock', false);
  assert.equal(
    Object.keys(stock),
    ENDS.map(([name]) => name),
  );
});

test.run();
