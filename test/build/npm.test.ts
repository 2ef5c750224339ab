import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { declarationOf, PACKAGE } from '../../scripts/build/npm.ts';
import { ROOT } from '../../scripts/build/root.ts';

/** The npm package as `npm pack` makes it. */

const folder = mkdtempSync(join(tmpdir(), 'civic-action-npm-'));
const site = join(folder, 'node_modules/civic-action');
let tarball = '';

test.before(() => {
  const [packed] = JSON.parse(execFileSync('npm', ['pack', PACKAGE, '--json'], { cwd: folder, encoding: 'utf8' })) as {
    filename: string;
  }[];
  tarball = join(folder, packed?.filename ?? '');
  mkdirSync(site, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', site, '--strip-components=1']);
});

test.after(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(site, name), 'utf8');

test('has two modules with their types, a licence and a guide, and nothing else', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n').sort();
  assert.equal(
    files,
    [...['LICENSE', 'README.md', 'civic-action.d.ts', 'civic-action.js', 'package.json', 'react.d.ts', 'react.js']].map(
      (name) => `package/${name}`,
    ),
  );
});

test('has our version and licence, and asks for a React of the page’s own', () => {
  const { name, version, license, ...manifest } = JSON.parse(read('package.json'));
  const ours = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.equal([name, version, license], ['civic-action', ours.version, 'MIT']);
  assert.equal([manifest.peerDependencies, manifest.dependencies], [{ react: '>=18 <20' }, undefined]);
});

test('is a client component of React’s, which is not in it', () => {
  const code = read('react.js');
  assert.match(code, /^"use client";\n/);
  assert.equal(
    [...new Set([...code.matchAll(/from "([^"]+)"/g)].map(([, name]) => name))],
    ['react', 'react/jsx-runtime'],
  );
  assert.ok(code.length < 12_000, `${code.length} B`);
});

test('has what the site serves', () => {
  for (const name of ['react.js', 'react.d.ts', 'civic-action.js', 'civic-action.d.ts'])
    assert.is(read(name), readFileSync(join(ROOT, 'dist', name), 'utf8'));
});

test('is installed from the site as from a registry', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const page = mkdtempSync(join(tmpdir(), 'civic-action-page-'));
  writeFileSync(join(page, 'package.json'), '{"private":true}');
  const archive = join(ROOT, `dist/civic-action-${version}.tgz`);
  const how = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...how, archive], { cwd: page, stdio: 'pipe' });
  for (const name of ['package.json', 'react.js', 'react.d.ts', 'civic-action.js', 'LICENSE', 'README.md'])
    assert.is(readFileSync(join(page, 'node_modules/civic-action', name), 'utf8'), read(name), name);
  rmSync(page, { recursive: true });
});

test('is found with its types by every way of resolving that knows modules', async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  assert.ok(result.types);
  // An ES module asks a `require()` for a Node that can load one, as Node 20.19 and 22 do.
  const problems = result.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
  assert.equal(problems, []);
});

test('is what publint asks for', async () => {
  const { messages, pkg } = await publint({ pkgDir: site, strict: true });
  assert.equal(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test('knows its origin where the build was told one', async () => {
  assert.match(await declarationOf('npm/react/index.tsx', ''), / {4}origin: string;/);
  assert.match(await declarationOf('npm/react/index.tsx', 'https://widgets.example'), / {4}origin\?: string;/);
});

const PAGE = `import { EVENT_NAMES, type CivicActionEvent } from 'civic-action';
import { CivicAction } from 'civic-action/react';
const names: readonly string[] = EVENT_NAMES;
window.civicAction?.push((api) => api.on('resize', ({ detail }) => detail.height.toFixed()));
export const page = <CivicAction origin="https://widgets.example" widgetRequestId="wr-1" onEvent={(event: CivicActionEvent) => names.includes(event.type)} />;
`;

for (const [module, resolution] of [
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
])
  test(`compiles in a strict page with "moduleResolution": "${resolution}"`, () => {
    symlinkSync(join(ROOT, 'node_modules/@types'), join(folder, 'node_modules/@types'));
    writeFileSync(join(folder, 'page.tsx'), PAGE);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--module', module ?? '', '--moduleResolution'];
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/typescript-7/lib/tsc.js'),
        ...options,
        resolution ?? '',
        '--types',
        'react',
        'page.tsx',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    rmSync(join(folder, 'node_modules/@types'));
    assert.is(status, 0, stdout);
  });

test.run();
