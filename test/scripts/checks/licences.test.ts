import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findLicences, isAllowed } from '../../../scripts/checks/licences.ts';

const expressions: [expression: string, allowed: boolean][] = [
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND BSD-3-Clause', true],
  ['OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
];

for (const [expression, allowed] of expressions)
  test(`${allowed ? 'allows' : 'refuses'} ${expression}`, () => assert.is(isAllowed(expression), allowed));

test('reports production packages only', async () => {
  const root = await mkdtemp(join(tmpdir(), 'licences-'));
  const packages = { free: 'MIT', bound: 'GPL-3.0-only', tool: 'GPL-3.0-only', silent: undefined };
  for (const [name, license] of Object.entries(packages)) {
    await mkdir(join(root, 'node_modules', name), { recursive: true });
    await writeFile(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, license }));
  }
  const lock = Object.keys(packages).map((name) => [`node_modules/${name}`, { dev: name === 'tool' }]);
  await writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(lock) } }),
  );
  const found = findLicences(root);
  await rm(root, { recursive: true });
  assert.equal(found, ['node_modules/bound: licence GPL-3.0-only', 'node_modules/silent: licence not given']);
});

test.run();
