import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../../server/db/open.ts';
import { replaceContent } from '../../../server/support/content.ts';
import { script } from '../../../support/child.ts';

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'civic-action-access-')), PUBLIC_ORIGIN: 'https://widgets.example' };
const access = (...args: string[]) => script('access', env, ...args);

test.before(async () => {
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  await replaceContent(db, 'server/content', () => new Date(), 'start');
  await db.destroy();
});

test.after(() => rmSync(env.DATA_DIR, { recursive: true }));

test('makes tokens, lists them without the tokens themselves, and ends them', () => {
  assert.is(access('list').stdout, 'No tokens\n');
  const all = access('make', '--name', 'Newsroom').stdout;
  assert.match(
    all,
    /^ca_[0-9a-f]{40}\n\nIt is shown this once\. It opens everything, at https:\/\/widgets\.example\/dashboard\/login\./,
  );
  assert.match(all, /To end it: npm run access -- end 1\n$/);
  const one = access('make', '--name', 'Gazette, Ms. Ortiz', '--publisher', '1', '--days', '90').stdout;
  assert.match(one, /It opens publisher 1 until \d{4}-\d{2}-\d{2}, at/);
  assert.match(access('end', '1').stdout, /^Token 1 has ended;/);
  const list = access('list').stdout;
  assert.match(
    list,
    /^id\tname\topens\tmade\tlast used\tstate\n1\tNewsroom\teverything\t[\d-]{10}\tnever\tended [\d-]{10}\n/,
  );
  assert.match(list, /\n2\tGazette, Ms\. Ortiz\tpublisher 1\t[\d-]{10}\tnever\tworks until [\d-]{10}\n$/);
  assert.not.match(list, 'ca_');
});

for (const [title, args, says] of [
  ['no command', [], /^Usage: npm run access -- make --name NAME/],
  ['an unknown command', ['mend'], /^Usage: npm run access/],
  ['a token for nobody', ['make'], /^--name says who the token is for/],
  ['a name of two lines', ['make', '--name', 'a\nb'], /^--name takes one line of up to 100 characters/],
  ['a name without quotes', ['make', '--name', 'The', 'Gazette'], /^Names in quotes, and options after "--"/],
  ['no days', ['make', '--name', 'x', '--days', '0'], /^--days must be a whole number from 1 to 36500, not "0"/],
  ['half a day', ['make', '--name', 'x', '--days', '1.5'], /^--days must be a whole number/],
  ['an unknown publisher', ['make', '--name', 'x', '--publisher', '99'], /no publisher "99"; it has 1, /],
  ['a list of something', ['list', '1'], /^Usage: npm run access/],
  ['the end of nothing', ['end'], /^Usage: npm run access/],
  ['an unknown token', ['end', '99'], /^No working token has the id "99" \(npm run access -- list shows them\)/],
  ['a token in place of its id', ['end', 'ca_x'], /^No working token has the id "ca_x"/],
  ['an unknown option', ['make', '--nam', 'x'], /--nam/],
] as const)
  test(`explains ${title}`, () => {
    const { status, stderr } = access(...args);
    assert.is(status, 1);
    assert.match(stderr, says);
    assert.not.match(stderr, /^\s+at /m);
  });

test('makes none in a folder without a database', () => {
  const { status, stderr } = script('access', { DATA_DIR: join(env.DATA_DIR, 'none') }, 'make', '--name', 'x');
  assert.is(status, 1);
  assert.match(stderr, 'none');
});

test.run();
