import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { SettingError } from '../../../server/settings.ts';
import { putLetter } from '../support/mail/letters.ts';

type Place = { dataDir: string; file: string };

/** A folder with a database that has rows. */
async function withDatabase(use: (place: Place) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-damaged-'));
  const db = await openDatabase({ dataDir });
  for (let each = 0; each < 50; each += 1) await putLetter(db, 1, { text: 'words '.repeat(500) });
  await db.destroy();
  try {
    await use({ dataDir, file: join(dataDir, 'civic-action.sqlite') });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Damage like a failing disk's: the file opens, but pages in its middle are changed. */
function damage(file: string) {
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  for (let at = Math.floor(size / 3); at < size; at += 4_096) writeSync(handle, Buffer.alloc(64, 7), 0, 64, at);
}

function becomeFolder(file: string) {
  rmSync(file);
  mkdirSync(file);
}

function becomeFile({ dataDir }: Place) {
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, '');
}

const DAMAGED: [title: string, damage: (place: Place) => void, says: RegExp][] = [
  [
    'another file in its place',
    ({ file }) => writeFileSync(file, 'words '.repeat(900)),
    /civic-action\.sqlite cannot be used: it is not an SQLite database\. Restore a backup/,
  ],
  [
    'a damaged file',
    ({ file }) => damage(file),
    /civic-action\.sqlite cannot be used: it is damaged\. Restore a backup/,
  ],
  [
    'a folder in its place',
    ({ file }) => becomeFolder(file),
    /civic-action\.sqlite cannot be used: it cannot be opened\.$/,
  ],
  [
    'a file in the place of its folder',
    becomeFile,
    /^DATA_DIR cannot be used: \S+: a file has the name of the folder\.$/,
  ],
];

for (const [title, damage, says] of DAMAGED)
  test(`explains in one sentence that there is ${title}`, () =>
    withDatabase(async (place) => {
      damage(place);
      const failure = await openDatabase(place).catch((cause: Error) => cause);
      assert.instance(failure, SettingError);
      assert.match((failure as Error).message, says);
    }));

if (process.platform === 'linux')
  test('explains in one sentence that no folder can be made where there are none', async () => {
    const failure = await openDatabase({ dataDir: '/proc/none/here' }).catch((cause: Error) => cause);
    assert.instance(failure, SettingError);
    assert.match(
      (failure as Error).message,
      /^DATA_DIR cannot be used: \/proc\/none\/here: (no folder can be made|this account may not write) there\.$/,
    );
  });

test('explains it when the server starts, too', () =>
  withDatabase(async ({ dataDir, file }) => {
    writeFileSync(file, 'words '.repeat(900));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/outbox.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    assert.is(status, 1);
    assert.match(stderr, /^\S+ cannot be used: it is not an SQLite database\..*\n$/);
  }));

const HEALED: [title: string, damage: (place: Place) => void, letters: number][] = [
  ['an empty file', ({ file }) => writeFileSync(file, ''), 0],
  ['a broken write-ahead log', ({ file }) => writeFileSync(`${file}-wal`, 'words '.repeat(900)), 50],
  ['a broken index of the write-ahead log', ({ file }) => writeFileSync(`${file}-shm`, 'words '.repeat(900)), 50],
];

for (const [title, damage, letters] of HEALED)
  test(`continues with ${title}`, () =>
    withDatabase(async (place) => {
      damage(place);
      const db = await openDatabase(place);
      const { rows } = await sql<{ count: number }>`select count(*) as count from letters`.execute(db);
      assert.equal(rows, [{ count: letters }]);
      await db.destroy();
    }));

test.run();
