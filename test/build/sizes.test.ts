import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/index.ts';
import { budgetRows, changeOf, releasedOf } from '../../scripts/build/budgets.ts';
import RELEASED from '../../scripts/build/released.json' with { type: 'json' };
import { ROOT } from '../../scripts/build/root.ts';
import { readSizes } from '../../scripts/build/settings.ts';
import { kinds } from '../../widget/actions/registry.ts';

const sizes = await readSizes();

for (const { name, size, budget } of budgetRows(sizes))
  test(`${name} is within its budget`, () => {
    assert.ok(size > 0 && size <= budget, `${name} has ${size} B of ${budget} B`);
  });

for (const [size, before, change] of [
  [120, 100, '+20 B'],
  [100, 120, '-20 B'],
  [100, 100, 'same'],
  [100, undefined, 'new'],
] as const)
  test(`says "${change}" of ${size} B after ${before} B`, () => {
    assert.is(changeOf(size, before), change);
  });

test('keeps the size of every part for a release', () => {
  const { version, sizes: kept } = releasedOf('1.2.3', sizes);
  assert.is(version, '1.2.3');
  assert.equal(Object.keys(kept).length, budgetRows(sizes).length);
  assert.is(kept['loader.js'], sizes.loader);
});

test('knows the sizes of the last release by the names of today', () => {
  assert.ok(Object.keys(RELEASED.sizes).length > 20);
  for (const name of ['loader.js', 'application of a poll', 'kind poll', 'shared form', 'locale fr'])
    assert.ok(name in RELEASED.sizes, name);
});

test('every kind, shared feature and locale is measured', () => {
  assert.equal(Object.keys(sizes.kinds).sort(), Object.keys(kinds).sort());
  assert.equal(Object.keys(sizes.features).sort(), ['addresses', 'email', 'form', 'lawmakers', 'recording', 'slider']);
  assert.equal(Object.keys(sizes.locales).sort(), [...LOCALES].sort());
});

test('counts a form’s code as the kind’s own, and its library separately', () => {
  const petition = sizes.kinds.petition;
  assert.ok(petition);
  assert.ok((petition.libraries['react-hook-form'] ?? 0) > 5_000);
  assert.ok((petition.libraries['libphonenumber-js'] ?? 0) > 5_000);
  assert.ok(petition.own > 1_000, 'the form’s chunk is left out');
  const parts = Object.values(petition.libraries).reduce((sum, size) => sum + size, petition.own);
  assert.ok(parts <= petition.all + 10);
});

test('the loader has the size that the build reports', () => {
  const file = join(ROOT, 'dist/loader.js.br');
  assert.ok(existsSync(file), `${file} is missing: run npm run build`);
  assert.is(readFileSync(file).length, sizes.loader);
});

test.run();
