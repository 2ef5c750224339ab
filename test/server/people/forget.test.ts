import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { findPerson, forgetPerson } from '../../../server/people/forget.ts';
import * as bodies from '../support/bodies.ts';
import { donate } from '../support/donations.ts';
import { putLetter } from '../support/mail/letters.ts';
import { type TestServer, withServer } from '../support/server.ts';

async function takePart(server: TestServer, email: string) {
  const { post } = server;
  assert.is((await donate(server, email)).status, 200);
  for (const [path, body] of [
    [bodies.PETITION, bodies.signature({ email, optIns: [{ partnerId: 1, isOptedInToPartnerEmail: true }] })],
    [bodies.SIGNUP, bodies.signUp({ email })],
    [bodies.OPINION, bodies.opinion({ email })],
    [bodies.EMAIL, bodies.letter({ from: email })],
    [bodies.CHECK_REGISTRATION, bodies.registration({ email })],
  ] as const)
    assert.is((await post(path, body)).status, 200, path);
}

/** Every table with a column that identifies a person, including those of later migrations. */
async function personalTables(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.filter(({ columns }) => columns.some(({ name }) => /email_?key/i.test(name))).map(({ name }) => name);
}

const wordsOf = async (db: Database, table: string) =>
  JSON.stringify(
    await db
      .selectFrom(table as 'signatures')
      .selectAll()
      .execute(),
  );

test('deletes one person in every table, and nobody else', () =>
  withServer(
    async (server) => {
      const { db } = server;
      await takePart(server, 'ada@example.org');
      await takePart(server, 'bo@example.org');
      const tables = [...(await personalTables(db)), 'outbox'];
      const known = (await findPerson(db, 'Ada@example.org ')).map(({ table }) => table.toLowerCase());
      assert.equal(known.sort(), tables.map((name) => name.replaceAll('_', '').toLowerCase()).sort());

      await forgetPerson(db, 'Ada@example.org ');
      assert.equal(await findPerson(db, 'ada@example.org'), []);
      for (const table of tables) assert.not.match(await wordsOf(db, table), 'ada@example.org', table);
      assert.is((await findPerson(db, 'bo@example.org')).length, known.length);
    },
    { playMoney: true },
  ));

test('deletes only when confirmed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-forget-'));
  const db = await openDatabase({ dataDir });
  await putLetter(db);
  await db.destroy();
  const forget = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/forget.ts', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  assert.match(forget('ada@example.org').stdout, /1 {2}letter\n(.+\n)*Nothing was deleted yet/);
  assert.match(forget('ada@example.org', '--yes').stdout, /1 {2}recipient of a letter\nDeleted/);
  assert.match(forget('ada@example.org').stdout, 'Nothing is stored of ada@example.org');
  assert.match(forget('ada').stderr, 'Usage: npm run forget');
  rmSync(dataDir, { recursive: true });
});

test.run();
