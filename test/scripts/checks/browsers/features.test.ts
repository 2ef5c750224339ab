import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OLDEST } from '../../../../scripts/build/code/oldest-browsers.ts';
import { inBuiltCode } from '../../../../scripts/checks/browsers/built-code.ts';
import type { Fault } from '../../../../scripts/checks/browsers/compat.ts';
import { inOwnCode } from '../../../../scripts/checks/browsers/own-code.ts';
import { inStyle } from '../../../../scripts/checks/browsers/styles.ts';

const featuresOf = (faults: Fault[]) => faults.map(({ feature }) => feature);

const scripts: [code: string, features: string[]][] = [
  ['Object.hasOwn(a, "b"); [1].at(-1); a ??= 1', []],
  ['Array.fromAsync(a)', ['Array.fromAsync']],
  ['AbortSignal.timeout(1)', ['AbortSignal.timeout']],
  ['structuredClone(a)', ['structuredClone']],
  ['a.findLast(b)', ['.findLast()']],
  ['a.findLast', []],
  ['a.toSorted().with(0, 1)', ['.with()', '.toSorted()']],
  ['new Intl.Segmenter()', ['Intl.Segmenter']],
  ['/(?<=a)b/.test(c)', ['lookbehind']],
  ['new RegExp("(?<!a)b")', ['lookbehind']],
  ['/(?<year>a)/.test(c)', []],
];

for (const [code, features] of scripts)
  test(`finds ${features.join(', ') || 'nothing'} in ${code}`, () => {
    assert.equal(featuresOf(inBuiltCode('a.js', code, OLDEST)).sort(), features.sort());
  });

const sources: [code: string, features: string[]][] = [
  ['export const last = [1].findLast(Boolean);', ['Array.findLast']],
  ['const own = { findLast: () => 1, replaceAll: 2 }; export const last = own.findLast();', []],
  ['export const text = "a".replaceAll("a", "b"); export const has = Object.hasOwn({}, "a");', []],
  ['export const copy = structuredClone(1);', ['structuredClone']],
  ['export let entry: NavigationHistoryEntry | null = null;', []],
  ['export const ever = AbortSignal.any([]);', ['AbortSignal.any']],
  ['export const part = <div inert>a</div>;', ['<div inert>']],
];

for (const [code, features] of sources)
  test(`finds ${features.join(', ') || 'nothing'} in the source ${code}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'civic-action-'));
    const file = join(folder, 'a.tsx');
    writeFileSync(file, code);
    const options = { lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'], jsx: ts.JsxEmit.Preserve, types: [] };
    assert.equal(featuresOf(inOwnCode(folder, [file], options, OLDEST)), features);
    rmSync(folder, { recursive: true });
  });

const sheets: [css: string, features: string[]][] = [
  ['a:is(b, c)::before { inset: 0; overflow-wrap: anywhere; width: min(1px, 2em) }', []],
  ['a:has(b) { color: red }', [':has']],
  ['@container ca (min-width: 1px) { a { width: 1cqw } }', ['@container', 'cqw']],
  ['a { height: 100dvh; width: 100svw }', ['dvh', 'svw']],
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
  ['@media (width >= 480px) { a { color: red } }', ['range in @media']],
  ['@layer a { b { color: red } }', ['@layer']],
  ['a { & b { color: red } }', ['nesting']],
  ['a { --has: 1; user-select: all }', ['user-select', 'user-select: all']],
];

for (const [css, features] of sheets)
  test(`finds ${features.join(', ') || 'nothing'} in ${css}`, () => {
    assert.equal(featuresOf(inStyle('a.css', css, OLDEST)), features);
  });

test('reports the place and the first versions with the feature', () => {
  assert.equal(inStyle('a.css', '\na:has(b) { color: red }', { firefox: '98' }), [
    { feature: ':has', lackedBy: ['firefox 121'], at: 'a.css:2' },
  ]);
});

test.run();
