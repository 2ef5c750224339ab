import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACTION_TYPES } from '../../widget/model/enums.ts';
import { loadBuild } from './support/build.ts';
import { type BuiltSizes, builtSizes, ROOT } from './support/sizes.ts';

const { BUDGETS } = await loadBuild();

const within = (name: string, size: unknown, budget: number) => {
  assert.type(size, 'number', `${name} was not measured`);
  assert.ok(Number(size) > 0 && Number(size) <= budget, `${name} has ${size} B of ${budget} B`);
};

const parts: [name: string, of: (sizes: BuiltSizes) => number, budget: number][] = [
  ['loader.js', ({ loader }) => loader, BUDGETS.loader],
  ['the first card', ({ firstCard }) => firstCard, BUDGETS.firstCard],
];

for (const [name, of, budget] of parts)
  test(`${name} is within its budget`, () => {
    within(name, of(builtSizes()), budget);
  });

test('each kind of action is within its budget, and is one that there is', () => {
  const kinds = Object.entries(builtSizes().kinds);
  assert.ok(kinds.length > 0, 'no kind was measured');
  for (const [kind, { own }] of kinds) {
    assert.ok(
      ACTION_TYPES.some((type) => type === kind),
      kind,
    );
    within(kind, own, BUDGETS.kind);
  }
});

test('what kinds share is within its budget', () => {
  const { features } = builtSizes();
  assert.equal(Object.keys(features).sort(), ['addresses', 'email', 'form', 'lawmakers']);
  for (const [name, size] of Object.entries(features)) within(name, size, BUDGETS.feature);
});

test('what a form needs is counted as the kind’s own, and its library apart', () => {
  const petition = builtSizes().kinds.petition;
  assert.ok(petition);
  assert.ok((petition.libraries['react-hook-form'] ?? 0) > 5_000);
  assert.ok((petition.libraries['libphonenumber-js'] ?? 0) > 5_000);
  assert.ok(petition.own > 1_400, 'the form’s chunk is left out');
  const parts = Object.values(petition.libraries).reduce((sum, size) => sum + size, petition.own);
  assert.ok(parts <= petition.all + 10);
});

test('each locale is within its budget', () => {
  const { locales } = builtSizes();
  for (const locale of ['en-US', 'es', 'fr', 'it']) within(locale, locales[locale], BUDGETS.locale);
});

test('the loader is as big as the build says', () => {
  const file = join(ROOT, 'dist/loader.js.br');
  assert.ok(existsSync(file), `${file} is missing: run npm run build`);
  assert.is(readFileSync(file).length, builtSizes().loader);
});

test.run();
