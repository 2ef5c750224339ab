import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blocks, codeIn, DOCUMENTS, ROOT, read } from '../support/documents.ts';

const SOURCES = /^(loader|npm|widget|i18n|server|scripts|test|docs|deploy)\/[^\s=]*$/;

/** In `widget/actions/KIND/copy/xx.json`, KIND is any kind and xx any locale. */
const asGlob = (path: string) => path.replace(/[A-Z]{3,}|\bxx\b|#.*$/g, '*');

const exists = (path: string) => existsSync(join(ROOT, path)) || globSync(asGlob(path), { cwd: ROOT }).length > 0;

for (const file of DOCUMENTS)
  test(`every path in ${file} exists in the repository`, () => {
    const lost = codeIn(read(file)).filter((code) => SOURCES.test(code) && !exists(code));
    assert.equal(lost, []);
  });

test('every file in a drawing of the documents exists in the repository', () => {
  const drawings = DOCUMENTS.flatMap((file) => blocks(read(file), 'mermaid'));
  const named = drawings.flatMap((drawing) => drawing.match(/[\w./-]+\.tsx?\b/g) ?? []);
  assert.ok(named.length > 20);
  assert.equal(
    named.filter((path) => !exists(path)),
    [],
  );
});

test('the states of a payment are drawn as the tables store them', () => {
  const tables = read('server/db/tables/donations.ts');
  const statuses = (type: string) => new RegExp(`type ${type} = (.*);`).exec(tables)?.[1]?.match(/\w+/g) ?? [];
  const drawing = blocks(read('docs/design.md'), 'mermaid').find((each) => each.startsWith('stateDiagram')) ?? '';
  const drawn = [...drawing.matchAll(/^ {2}(\w+) --> (\w+)/gm)].flatMap(([, from, to]) => [from, to]);
  // A donation is `submitted` as long as one of its charges is not paid.
  const stored = [
    ...statuses('DonationStatus').filter((status) => status !== 'submitted'),
    ...statuses('ChargeStatus'),
  ];
  assert.equal([...new Set(drawn)].sort(), [...new Set(stored)].sort());
});

test('every class and custom property in the documents is in the styles', () => {
  const styles = globSync('widget/**/*.css', { cwd: ROOT }).map(read).join('');
  const named = DOCUMENTS.flatMap((file) => codeIn(read(file))).filter((code) => /^(\.ca-|--ca-)[\w-]+$/.test(code));
  assert.ok(named.length > 0);
  assert.equal(
    named.filter((name) => !styles.includes(name)),
    [],
  );
});

test('every command in the documents is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][\w-]*)/g)].map(([, name]) => name),
  );
  assert.ok(named.length > 10);
  assert.equal(
    named.filter((name) => !scripts[name ?? '']),
    [],
  );
});

test.run();
