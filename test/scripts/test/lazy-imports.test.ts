import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withNotedImports } from '../../../scripts/test/lazy-imports.ts';

/** In two parts, or this file's own texts would be changed. */
const IMPORT = ['im', 'port'].join('');

const CASES: [what: string, code: string, noted: string][] = [
  [
    'a lazy import',
    `() => ${IMPORT}('./b.ts');`,
    `() => (globalThis.CIVIC_ON_IMPORT?.('widget/b.ts'), ${IMPORT}('./b.ts'));`,
  ],
  [
    'one that is waited for, and another',
    `await ${IMPORT}("../i18n/en.ts"); ${IMPORT}("./b.ts").then(f)`,
    `await (globalThis.CIVIC_ON_IMPORT?.("i18n/en.ts"), ${IMPORT}("../i18n/en.ts")); ` +
      `(globalThis.CIVIC_ON_IMPORT?.("widget/b.ts"), ${IMPORT}("./b.ts")).then(f)`,
  ],
  [
    'one that says what it imports',
    `${IMPORT}('./b.json', { with: { type: 'json' } })`,
    `(globalThis.CIVIC_ON_IMPORT?.('widget/b.json'), ${IMPORT}('./b.json', { with: { type: 'json' } }))`,
  ],
];

for (const [what, code, noted] of CASES)
  test(`notes ${what}`, () => assert.is(withNotedImports(code, '/repo/widget/a.ts', '/repo'), noted));

for (const code of ["import b from './b.ts';", `let b: typeof ${IMPORT}('./b.ts');`, "import('react')", 'import(file)'])
  test(`leaves ${code}`, () => assert.is(withNotedImports(code, '/repo/widget/a.ts', '/repo'), code));

test.run();
