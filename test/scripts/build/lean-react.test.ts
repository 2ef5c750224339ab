import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KNOWN, leanReact, requireUnreached, unreachedUses } from '../../../scripts/build/lean-react.ts';

const lean = (source: string) => leanReact(source).source.replaceAll(/\s+/g, ' ').trim();

const CASES: [name: string, source: string, left: string][] = [
  [
    'drops a case and what it alone does',
    'switch (f.tag) { case 5: a(); break; case 30: b(); break; case 6: c(); }',
    'switch (f.tag) { case 5: a(); break; case 6: c(); }',
  ],
  [
    'keeps what another case falls into',
    'switch (f.tag) { case 5: case 26: a(); break; case 6: c(); }',
    'switch (f.tag) { case 5: a(); break; case 6: c(); }',
  ],
  [
    'drops a whole stack of cases',
    'switch (f.tag) { case 26: case 27: a(); break; case 6: c(); }',
    'switch (f.tag) { case 6: c(); }',
  ],
  [
    'looks into what stays',
    'switch (f.tag) { case 5: switch (g.tag) { case 13: a(); } }',
    'switch (f.tag) { case 5: switch (g.tag) { } }',
  ],
  [
    'keeps the variables that a dropped case declared',
    'switch (f.tag) { case 30: var a = 1, b; break; case 5: a = 2; }',
    'switch (f.tag) { case 5: a = 2; var a, b;}',
  ],
  ['keeps them where no case is left', 'switch (f.tag) { case 30: var a = 1; }', 'switch (f.tag) { default: var a;}'],
  ['leaves switches over anything else', 'switch (f.kind) { case 30: b(); }', 'switch (f.kind) { case 30: b(); }'],
  [
    'knows that no fiber has the tag',
    'x = 30 === f.tag || 31 !== (f.tag) && 5 === f.tag',
    'x = !1 || !0 && 5 === f.tag',
  ],
  [
    'knows that no tree is hydrated',
    'var isHydrating = !1; isHydrating = !0; isHydrating && a()',
    'var isHydrating = !1; !1; !1 && a()',
  ],
  [
    'leaves a parameter of that name',
    'function f(isHydrating) { return isHydrating; }',
    'function f(isHydrating) { return isHydrating; }',
  ],
  [
    'knows that no boundary is dehydrated',
    's.dehydrated = 1; x = s.dehydrated ? r.isDehydrated : 2',
    's.dehydrated = 1; x = null ? !1 : 2',
  ],
  ['drops the way in', 'exports.createRoot = a; exports.hydrateRoot = function () {};', 'exports.createRoot = a;'],
];
for (const [name, source, left] of CASES) test(name, () => assert.is(lean(source), left));

const USES: [name: string, source: string, uses: string[]][] = [
  ['names', "import { useId, Suspense, lazy as l } from 'react';", ['Suspense', 'lazy']],
  ['names beside a default, in double quotes', 'import React, { Suspense } from "react";', ['Suspense']],
  ['a namespace', "import * as React from 'react'; React.lazy(load);", ['lazy']],
  ['what a library requires', 'var React = require("react"); React.createElement(React.Suspense);', ['Suspense']],
  ['the other way in', "import { hydrateRoot } from 'react-dom/client';", ['hydrateRoot']],
  ['nothing', "import { useId } from 'react';\nimport { Activity } from './activity.ts';", []],
  ['nothing without React', "import { lazy } from 'superstruct'; lazy();", []],
];
for (const [name, source, uses] of USES)
  test(`finds what would need the parts that are gone: ${name}`, () => assert.equal(unreachedUses(source), uses));

const CANNOT_FIND_NAME = 2304;

/** Names that a script uses and nothing declares, as the compiler sees them. */
function unknownNames(source: string) {
  const file = ts.createSourceFile('react-dom.js', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const options = { allowJs: true, checkJs: true, noEmit: true, types: [], noResolve: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => (name === 'react-dom.js' ? file : getSourceFile(name, ...rest));
  const found = ts.createProgram(['react-dom.js'], options, host).getSemanticDiagnostics(file);
  return new Set(found.filter(({ code }) => code === CANNOT_FIND_NAME).map(({ messageText }) => String(messageText)));
}

test('leaves no name of React DOM without its declaration', async () => {
  const source = await readFile('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const { source: left, edits } = leanReact(source);
  assert.is(edits, KNOWN.edits);
  const before = unknownNames(source);
  assert.equal(
    [...unknownNames(left)].filter((name) => !before.has(name)),
    [],
  );
});

test('ends a build that would need them', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'civic-action-react-'));
  const [good, bad] = [join(dir, 'good.tsx'), join(dir, 'bad.tsx')];
  await writeFile(good, "import { useId } from 'react';");
  await writeFile(bad, "import { Suspense } from 'react';");
  await requireUnreached([good]);
  await requireUnreached([good, bad]).then(
    () => assert.unreachable(),
    (cause: Error) => assert.match(cause.message, /bad\.tsx uses React's Suspense/),
  );
  await rm(dir, { recursive: true });
});

test.run();
