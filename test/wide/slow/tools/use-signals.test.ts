import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findForgotten } from '../../../../scripts/checks/use-signals.ts';

const HEAD = `
  type Signal<T> = { value: T; peek(): T; subscribe(run: (value: T) => void): () => void };
  declare const count: Signal<number>;
  declare const store: { list: Signal<number[]>; opened?: Signal<boolean> };
  declare function useSignals(): void;
  declare function useEffect(run: () => void): void;
  declare function memo<T>(component: T): T;
  declare const field: { value: string };
`;

const stale: [what: string, source: string][] = [
  ['a direct read', 'function Count() { return count.value; }'],
  ['a read through a store', 'const List = () => store.list.value.length;'],
  ['a read of a signal that may be absent', 'function Open() { return store.opened?.value; }'],
  ['a read inside map', 'function List() { return [1].map((n) => n + count.value); }'],
  ['a read by its own helper', 'function Label() { const label = () => count.value; return label(); }'],
  ['a read by destructuring', 'function Count() { const { value } = count; return value; }'],
  ['a read before the call', 'function Count() { const n = count.value; useSignals(); return n; }'],
  ['a conditional call', 'function Count() { if (field.value) useSignals(); return count.value; }'],
  ['a component in memo', 'const Count = memo(function () { return count.value; });'],
  ['a hook', 'function useCount() { return count.value; }'],
];

const fresh: [what: string, source: string][] = [
  ['a subscribed component', 'function Count() { useSignals(); return count.value; }'],
  ['a read on a gesture', 'function Count() { return { onClick: () => count.value }; }'],
  ['a handler kept in a variable', 'function Count() { const click = () => count.value; return { onClick: click }; }'],
  ['a read in an effect', 'function Count() { useEffect(() => { count.value; }); return null; }'],
  ['a write', 'function Count() { count.value = 1; return null; }'],
  ['the value of a field', 'function Field() { return field.value; }'],
  ['a function that draws nothing', 'function total() { return count.value; }'],
];

async function check(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'signals-'));
  const file = join(folder, 'Some.tsx');
  await writeFile(file, `${HEAD}\nexport ${source}`);
  await writeFile(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"jsx":"preserve","types":[]}}');
  try {
    return findForgotten(folder, [file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

for (const [what, source] of stale) test(`reports ${what}`, async () => assert.is((await check(source)).length, 1));

for (const [what, source] of fresh) test(`accepts ${what}`, async () => assert.equal(await check(source), []));

test('reports the place and the name', async () => {
  const [problem] = await check('function Count() { return count.value; }');
  assert.is(problem, 'Some.tsx:10: Count reads count.value without useSignals() before it');
});

test.run();
