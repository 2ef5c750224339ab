import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findNames, inMarkup, inPath, inStyle } from '../../../scripts/checks/blocked-names.ts';

const paths: [path: string, blocked: string[]][] = [
  ['loader.js', []],
  ['widget/c-ADBLOCK1.js', []],
  ['widget/fingerprint-A1B2C3D4.js', ['fingerprint-A1B2C3D4.js']],
  ['adblock-detect.js', ['adblock-detect.js']],
  ['beacon.js.br', ['beacon.js.br']],
  ['up.txt', []],
];

const styles: [css: string, blocked: string[]][] = [
  ['.ca-card .sponsored{color:red}', []],
  ['.share-bar{color:red}', ['share-bar']],
  ['#sponsored-links,.ok{}', ['sponsored-links']],
  ['[data-rc-widget]{}', ['data-rc-widget']],
  ['/* .adLabel */ .x{margin:.5px}', []],
];

const markups: [markup: string, blocked: string[]][] = [
  ['<p class="ca-share sponsored">', []],
  ['<p class="ca-x share-button--big">', ['share-button--big']],
  ["<div className={open ? 'share-bar' : 'closed'}>", ['share-bar']],
  ["<div id={name('fingerprint', n)}>", ['fingerprint']],
  ['<i id=adLabel data-ad-module="1">', ['data-ad-module', 'adLabel']],
  ['<p>The fingerprint and the beacon</p>', []],
];

for (const [path, blocked] of paths) test(`checks the path ${path}`, () => assert.equal(inPath(path), blocked));
for (const [css, blocked] of styles) test(`checks the style ${css}`, () => assert.equal(inStyle(css), blocked));
for (const [markup, blocked] of markups)
  test(`checks the markup ${markup}`, () => assert.equal(inMarkup(markup), blocked));

test('checks both the build and the sources', async () => {
  const root = await mkdtemp(join(tmpdir(), 'names-'));
  const files = {
    'dist/widget/fingerprint.js': '',
    'dist/a.css': '.ad-label{}',
    'widget/ui/Bar.tsx': '<b className="share-bar" />',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const found = findNames(root);
  await rm(root, { recursive: true });
  assert.equal(found, [
    'dist/widget/fingerprint.js: "fingerprint.js" is on block lists',
    'dist/a.css: "ad-label" is on block lists',
    'widget/ui/Bar.tsx: "share-bar" is on block lists',
  ]);
});

test.run();
