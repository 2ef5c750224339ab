import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { counted, runCommand } from '../../scripts/command.ts';
import { SettingError } from '../../server/settings.ts';

for (const [count, text] of [
  [0, '0 widgets'],
  [1, '1 widget'],
  [2, '2 widgets'],
] as const)
  test(`says “${text}”`, () => assert.is(counted(count, 'widget'), text));

test('takes a plural that is not the singular with an s', () => {
  assert.is(counted(1, 'recipient of a letter', 'recipients of letters'), '1 recipient of a letter');
  assert.is(counted(3, 'recipient of a letter', 'recipients of letters'), '3 recipients of letters');
});

/** What a command prints where it fails. */
async function saidOf(cause: unknown) {
  const { error } = console;
  const said: unknown[] = [];
  console.error = (text: unknown) => said.push(text);
  try {
    await runCommand('Usage: …', () => Promise.reject(cause));
  } finally {
    console.error = error;
    process.exitCode = 0;
  }
  return said;
}

const FAILURES: [title: string, cause: Error, said: string][] = [
  [
    'a full disk',
    Object.assign(new Error('database or disk is full'), { errcode: 13 }),
    'The disk of the database is full',
  ],
  [
    'a full disk of PostgreSQL',
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    'The disk of the',
  ],
  ['a locked database', Object.assign(new Error('database is locked'), { errcode: 5 }), 'The database is busy'],
  ['a database that is away', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'The database cannot be'],
  ['a wrong setting', new SettingError('PORT must be a number'), 'PORT must be a number'],
];

for (const [title, cause, text] of FAILURES)
  test(`says a sentence for ${title}`, async () => {
    const [said, ...more] = await saidOf(cause);
    assert.ok(String(said).startsWith(text), String(said));
    assert.not.match(String(said), '    at ');
    assert.is(more.length, 0);
  });

test('shows the stack of an error that nobody expects', async () => {
  const cause = new TypeError('x is undefined');
  assert.equal(await saidOf(cause), [cause]);
});

test.run();
