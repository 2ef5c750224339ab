import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openContents } from '../../../scripts/test/contents.ts';

const FILES: Record<string, string> = {
  'a/one.txt': '1',
  'a/b/two.txt': '2',
  'a/node_modules/some/index.js': '1',
  'bin/some': '1',
};

let root: string;
const path = process.env.PATH;

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'contents-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  process.env.PATH = join(root, 'bin') + delimiter + path;
});
test.after.each(() => {
  process.env.PATH = path;
  rmSync(root, { recursive: true });
});

const CASES: [read: string, change: string, isSeen: boolean][] = [
  ['a/one.txt', 'a/one.txt', true],
  ['a/one.txt', 'a/b/two.txt', false],
  ['a/three.txt', 'a/three.txt', true],
  ['a', 'a/three.txt', true],
  ['a', 'a/b/three.txt', false],
  ['below:a', 'a/b/three.txt', true],
  ['below:a', 'a/b/two.txt', false],
  ['tree:a', 'a/b/three.txt', true],
  ['tree:a', 'a/b/two.txt', true],
  ['tree:a', 'a/node_modules/some/index.js', false],
  ['tree:a', 'c/three.txt', false],
  ['tree:absent', 'absent/one.txt', true],
  ['glob:a//**/*.txt', 'a/b/three.txt', true],
  ['glob:a//**/*.txt', 'a/b/three.md', false],
  ['glob:a//**/*.txt', 'a/b/two.txt', false],
  ['glob:a//**', 'a/node_modules/some/new.js', false],
  ['program:some', 'bin/some', true],
  ['program:some', 'bin/other', false],
  ['program:other', 'bin/other', true],
  ['databases:', 'bin/other', false],
  ['databases:', 'bin/postgres', true],
  ['*', 'bin/other', true],
];

for (const [read, change, isSeen] of CASES)
  test(`${read} ${isSeen ? 'has' : 'has not'} changed with ${change}`, () => {
    const before = openContents(root).read(read);
    write(change, 'changed');
    assert.is(openContents(root).read(read) !== before, isSeen);
  });

test('what changes while it may be read is newer than the reading', () => {
  const { isNewer } = openContents(root);
  const since = Date.now() - 60_000;
  for (const read of ['a/one.txt', 'a', 'below:a', 'tree:a', 'glob:a//*']) assert.ok(isNewer(read, since), read);
  for (const read of ['absent', 'program:some', 'databases:', '*']) assert.not(isNewer(read, since), read);
  assert.not(isNewer('tree:a', Date.now() + 60_000));
});

test.run();
