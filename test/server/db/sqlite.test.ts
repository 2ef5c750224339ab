import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';

const FULL = 2;

test('writes to disk before it answers, and reopens its database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-data-'));
  for (const expected of [1, 2]) {
    const db = await openDatabase({ dataDir });
    const read = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      return rows[0] && Object.values(rows[0])[0];
    };
    assert.is(await read('journal_mode'), 'wal');
    assert.is(await read('synchronous'), FULL);
    assert.is(await read('foreign_keys'), 1);
    await db
      .insertInto('tallies')
      .values({ identifier: 'a|poll', answerId: String(expected), count: 1 })
      .execute();
    assert.is((await db.selectFrom('tallies').selectAll().execute()).length, expected);
    await db.destroy();
  }
  rmSync(dataDir, { recursive: true });
});

test('lets two processes take turns at writing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-data-'));
  const [one, two] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
  await one.transaction().execute(async (trx) => {
    await trx.selectFrom('tallies').selectAll().execute();
    await trx.insertInto('tallies').values({ identifier: 'a|poll', answerId: '1', count: 1 }).execute();
  });
  await two.transaction().execute(async (trx) => {
    assert.is((await trx.selectFrom('tallies').selectAll().execute()).length, 1);
    await trx.insertInto('tallies').values({ identifier: 'a|poll', answerId: '2', count: 1 }).execute();
  });
  assert.is((await one.selectFrom('tallies').selectAll().execute()).length, 2);
  await Promise.all([one.destroy(), two.destroy()]);
  rmSync(dataDir, { recursive: true });
});

test('names the setting when it refuses a database of another kind', async () => {
  try {
    await openDatabase({ dataDir: ':memory:', databaseUrl: 'mysql://localhost/x' });
    assert.unreachable();
  } catch (cause) {
    assert.match((cause as Error).message, /^DATABASE_URL/);
  }
});

test.run();
