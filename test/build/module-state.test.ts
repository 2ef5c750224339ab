import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../scripts/build/root.ts';

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const SIGNALS = new Set(['signal', 'computed']);

/** A collection that starts empty is state; one that starts with its contents is a table. */
const isFilledLater = (node: ts.Expression) =>
  ts.isNewExpression(node) && COLLECTIONS.has(node.expression.getText()) && !node.arguments?.length;

const isSignal = (node: ts.Expression) => ts.isCallExpression(node) && SIGNALS.has(node.expression.getText());

function mutableState(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList, modifiers }) => {
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return [];
    const isConst = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return declarationList.declarations
      .filter(({ initializer }) => !isConst || (initializer && (isFilledLater(initializer) || isSignal(initializer))))
      .map(({ name }) => `${file}: ${name.getText()}`);
  });
}

const samples: [text: string, names: string[]][] = [
  ['let count = 0;', ['count']],
  ['export var seen;', ['seen']],
  ['const known = new Map();', ['known']],
  ['const known: Set<string> = new Set();', ['known']],
  ['export const open = signal(false);', ['open']],
  ['declare let outside: string;', []],
  ['const table = new Set([1, 2]); const names = ["a"]; const f = () => { let inner = 0; return inner; };', []],
];

for (const [text, names] of samples)
  test(`finds ${names.length ? names : 'no state'} in "${text}"`, () => {
    assert.equal(
      mutableState('x.ts', text),
      names.map((name) => `x.ts: ${name}`),
    );
  });

/**
 * What all widgets of a page share by its nature: sheets of the same text, the fonts that they have added to the page, a
 * policy, whose name a page allows once, and the reader's ids, which frames have in their storage.
 */
const OF_PAGE = [
  'widget/entries/native/card.ts: policy',
  'widget/entries/native/card.ts: ours',
  'widget/entries/native/platform/client-id.ts: ids',
  'widget/entries/native/styles.ts: sheets',
];

test('no module of the widget has state', () => {
  const files = globSync('widget/**/*.{ts,tsx}', { cwd: ROOT });
  assert.ok(files.length > 50);
  assert.equal(
    files.sort().flatMap((file) => mutableState(file, readFileSync(join(ROOT, file), 'utf8'))),
    OF_PAGE,
  );
});

test.run();
