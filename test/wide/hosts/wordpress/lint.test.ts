import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../../../scripts/programs/find.ts';
import { findWordPress } from '../../../../scripts/programs/wordpress.ts';
import { skipUnless } from '../../../support/skip.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const PLUGIN = 'wordpress/civic-action';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = globSync(`${PLUGIN}/**/*.php`, { cwd: ROOT }).sort();

const php = findProgram(['php']) ?? findWordPress()?.php[0];
const withPhp = skipUnless(php, 'PHP is not here, nor to be had');

for (const file of FILES)
  withPhp(`PHP's own linter finds nothing in ${file}`, () => {
    const args = ['-n', '-d', 'error_reporting=-1', '-d', 'display_errors=1', '-l', join(ROOT, file)];
    const { stdout, stderr, status } = spawnSync(php as string, args, { encoding: 'utf8' });
    assert.is(stderr + stdout.replace(/^No syntax errors detected in .*$/m, '').trim(), '');
    assert.is(status, 0);
  });

test('no file of the plugin runs by its own address', () => {
  const guard = /^if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\n\texit;\n\}$/m;
  // This one returns an array and does nothing.
  const open = FILES.filter((file) => !file.endsWith('.asset.php') && !guard.test(read(file)));
  assert.equal(open, []);
});

test('every text of the plugin is in its text domain', () => {
  const calls = [...FILES, `${PLUGIN}/block/editor.js`].flatMap((file) =>
    [...read(file).matchAll(/\b(?:esc_html|esc_attr)?_(?:_|e)\(\s*(.+?)\s*\)[,;]?$/gm)].map(([, given = '']) => given),
  );
  assert.ok(calls.length > 5);
  assert.equal(
    calls.filter((given) => !given.includes("'civic-action'")),
    [],
  );
});

test('the plugin has one version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const named: [file: string, pattern: RegExp][] = [
    ['civic-action.php', /^ \* Version: +(\S+)$/m],
    ['readme.txt', /^Stable tag: (\S+)$/m],
    ['block/block.json', /"version": "(\S+)"/],
    ['block/editor.asset.php', /'version' +=> '(\S+)'/],
  ];
  for (const [file, pattern] of named) assert.is(pattern.exec(read(`${PLUGIN}/${file}`))?.[1], version, file);
});

test.run();
