import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

for (const [title, args, says] of [
  ['no folder', [], /^Usage: npm run export -- FOLDER/],
  ['options that npm kept for itself', ['out', 'wr-petition'], /^One folder, and options after "--"/],
  ['half an address', ['out', '--email', 'ada'], /^--email takes a whole address/],
  ['a file in place of a folder', ['README.md'], /^README.md is no folder/],
  ['an unknown option', ['out', '--wiget', 'wr-petition'], /--wiget/],
] as const)
  test(`explains ${title}`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/export.ts', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: ':memory:' },
      encoding: 'utf8',
    });
    assert.is(status, 1);
    assert.match(stderr, says);
    assert.not.match(stderr, /^\s+at /m);
  });

test.run();
