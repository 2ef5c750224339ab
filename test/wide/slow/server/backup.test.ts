import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../../../scripts/programs/find.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { PETITION, POLL, signature, vote } from '../../../server/support/bodies.ts';
import { createDatabase, isPostgres } from '../../../server/support/databases.ts';
import { createPlace, start } from '../../../server/support/process.ts';
import { script } from '../../../support/child.ts';
import { skipUnless } from '../../../support/skip.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/operators.md'), 'utf8');
const hasTools = findProgram(['pg_dump']) && findProgram(['pg_restore']);
const whereItCan = skipUnless(!isPostgres || hasTools, 'pg_dump and pg_restore are not here');

/** A command as the guide prints it, with this machine's file. */
function printed(name: string, file: string): string {
  const [line] = new RegExp(`^${name} .*$`, 'm').exec(GUIDE) ?? [];
  if (!line) throw new Error(`The guide prints no ${name}`);
  return line.replace('2026-11-22.dump', file);
}

function shell(command: string, databaseUrl: string) {
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  assert.is(status, 0, stderr);
}

type Env = Record<string, string>;

function backUp(env: Env, file: string) {
  if (env.DATABASE_URL) return shell(printed('pg_dump', file), env.DATABASE_URL);
  const { status, stderr } = script('backup', env, file);
  assert.is(status, 0, stderr);
}

/** Restores as the guide says: into an empty database, or over the file and its side files. */
async function restore(env: Env, file: string): Promise<{ env: Env; remove: () => Promise<void> }> {
  if (env.DATABASE_URL) {
    // The first database is in use, so this is a new one without tables.
    const { options, remove } = await createDatabase();
    const DATABASE_URL = options.databaseUrl ?? '';
    shell(printed('pg_restore', file), DATABASE_URL);
    return { env: { ...env, DATABASE_URL }, remove };
  }
  const dataDir = env.DATA_DIR ?? '';
  const before = join(dataDir, 'before');
  mkdirSync(before);
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('civic-action.sqlite')))
    renameSync(join(dataDir, name), join(before, name));
  cpSync(file, join(dataDir, 'civic-action.sqlite'));
  return { env, remove: async () => undefined };
}

type Deed = { key: string; path: string; body: object; answer: string };

function send(origin: string, { key, path, body }: Omit<Deed, 'answer'>) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Readers sign and vote concurrently until they are stopped. @returns all who were thanked, in order */
function keepWriting(origin: string) {
  const thanked: Deed[] = [];
  let isOver = false;
  const reader = async (number: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const email = `reader-${number}-${turn}@example.org`;
      const deed = turn % 2 ? { path: POLL, body: vote() } : { path: PETITION, body: signature({ email }) };
      const sent = { key: randomUUID(), ...deed };
      const answer = await send(origin, sent);
      assert.is(answer.status, 200);
      thanked.push({ ...sent, answer: await answer.text() });
    }
  };
  const readers = Promise.all([1, 2, 3, 4].map(reader));
  return {
    thanked,
    async stop() {
      isOver = true;
      await readers;
    },
  };
}

const untilThanked = async (thanked: Deed[], count: number) => {
  while (thanked.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Counts match the stored rows: a copy from two moments would differ. */
async function assertWhole({ DATA_DIR = '', DATABASE_URL }: Env) {
  const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  const kept = new Map<string, number>();
  for (const table of ['signatures', 'votes'] as const)
    for (const { identifier } of await db.selectFrom(table).select('identifier').execute())
      kept.set(identifier, (kept.get(identifier) ?? 0) + 1);
  const tallies = await db.selectFrom('tallies').select(['identifier', 'count']).execute();
  for (const { identifier, count } of tallies) assert.is(Number(count), kept.get(identifier), identifier);
  assert.is(tallies.length, kept.size);
  await db.destroy();
}

whereItCan('a backup that is made while readers write has all that was thanked for before it', async () => {
  const place = await createPlace();
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-backup-'));
  const file = join(folder, 'backup');
  const before = await start(place.env);
  const writing = keepWriting(before.widget);
  await untilThanked(writing.thanked, 40);
  const promised = [...writing.thanked];
  backUp(place.env, file);
  await untilThanked(writing.thanked, promised.length + 40);
  await writing.stop();
  assert.is(await before.end('SIGTERM'), 0);

  const restored = await restore(place.env, file);
  await assertWhole(restored.env);
  const after = await start(restored.env);
  // A repeated key gets its reader's first answer, and nothing is stored twice.
  for (const deed of promised) assert.is(await (await send(after.widget, deed)).text(), deed.answer);
  await after.end('SIGTERM');
  await assertWhole(restored.env);
  await restored.remove();
  await place.remove();
  rmSync(folder, { recursive: true });
});

if (!isPostgres) {
  test('makes a backup that only its owner can read, and overwrites no file', async () => {
    const { env, remove } = await createPlace();
    const file = join(env.DATA_DIR, 'backup.sqlite');
    script('import', env);
    assert.match(script('backup', env, file).stdout, /^\S+backup\.sqlite: \d+ kB, checked\n$/);
    assert.is(statSync(file).mode & 0o077, 0);
    const again = script('backup', env, file);
    assert.is(again.status, 1);
    assert.match(again.stderr, /exists already: name another file\n$/);
    const nowhere = script('backup', env, join(env.DATA_DIR, 'none/backup.sqlite'));
    assert.is(nowhere.status, 1);
    assert.match(nowhere.stderr, /There is no folder \S+none: make it first\n$/);
    assert.not(existsSync(`${file}.part`));
    await remove();
  });

  const REFUSED: [title: string, env: (dataDir: string) => Env, args: string[], says: RegExp][] = [
    ['no file', (DATA_DIR) => ({ DATA_DIR }), [], /^Usage: npm run backup/],
    [
      'no database',
      (DATA_DIR) => ({ DATA_DIR }),
      ['copy'],
      /^There is no database in \S+: correct DATA_DIR, or start the server once\n$/,
    ],
    [
      'another database',
      () => ({ DATABASE_URL: 'postgres://localhost/x' }),
      ['copy'],
      /pg_dump --format=custom --file=copy\n$/,
    ],
  ];

  for (const [title, env, args, says] of REFUSED)
    test(`explains a backup of ${title}`, () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-none-'));
      const { status, stderr } = script('backup', env(dataDir), ...args);
      rmSync(dataDir, { recursive: true });
      assert.is(status, 1);
      assert.match(stderr, says);
    });

  const READERS: [command: string, args: string[]][] = [
    ['forget', ['ada@example.org']],
    ['export', ['copy']],
    ['outbox', []],
    ['videos', []],
    ['import', ['--back']],
    ['import', ['--remove', 'riverton', '--yes']],
  ];

  for (const [command, args] of READERS)
    test(`${[command, ...args].join(' ')} makes no database where there is none`, () => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-action-none-'));
      const { status, stderr } = script(command, { DATA_DIR }, ...args);
      assert.is(status, 1);
      assert.match(stderr, /^There is no database in \S+: correct DATA_DIR, or start the server once\n$/);
      assert.equal(readdirSync(DATA_DIR), []);
      rmSync(DATA_DIR, { recursive: true });
    });

  test('refuses to back up a damaged database, and says why', async () => {
    const { env, remove } = await createPlace();
    writeFileSync(join(env.DATA_DIR, 'civic-action.sqlite'), 'words '.repeat(900));
    const { status, stderr } = script('backup', env, join(env.DATA_DIR, 'copy'));
    assert.is(status, 1);
    assert.match(stderr, 'it is not an SQLite database');
    assert.equal(readdirSync(env.DATA_DIR), ['civic-action.sqlite']);
    await remove();
  });
}

test.run();
