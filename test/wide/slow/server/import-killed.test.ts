import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openExisting } from '../../../../server/db/open.ts';
import { withFiles } from '../../../server/support/lawmakers/officials.ts';
import { createPlace, run } from '../../../server/support/process.ts';
import { endOf } from '../../../support/output.ts';

/** An import of lawmakers that is killed while it stores. */

type Env = Awaited<ReturnType<typeof createPlace>>['env'];

const LOOKUP = 'pcon_name,pcon_code,member_id,display_as,party_text,member_email\nAshdale,E14009001,1,Ada Sample,X,\n';
const POSTCODES = 400_000;

/** `AA0 0AA` and on. */
function postcodeOf(index: number): string {
  const letter = (divisor: number) => String.fromCharCode(65 + (Math.floor(index / divisor) % 26));
  return `${letter(1)}${letter(26)}${Math.floor(index / 676) % 10} ${Math.floor(index / 6_760) % 10}${letter(67_600)}A`;
}

const tableOf = (from: number, count: number) =>
  `pcds,pcon24cd\n${Array.from({ length: count }, (_, index) => `${postcodeOf(from + index)},E14009001\n`).join('')}`;

async function stored({ DATA_DIR, DATABASE_URL }: Env) {
  const db = await openExisting({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    const { count } = await db
      .selectFrom('postcodes')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('list', '=', 'gb')
      .executeTakeFirstOrThrow();
    const lists = await db.selectFrom('lawmakerLists').select(['list', 'importedAt']).execute();
    const members = await db.selectFrom('lawmakers').select('id').where('list', '=', 'gb').execute();
    return { postcodes: Number(count), lists, members };
  } finally {
    await db.destroy();
  }
}

const SPILT_BYTES = 1_000_000;

/** Whether rows of an import that has not ended are stored already. */
async function isStoring({ DATA_DIR, DATABASE_URL }: Env): Promise<boolean> {
  if (!DATABASE_URL)
    return (statSync(join(DATA_DIR, 'civic-action.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0) > SPILT_BYTES;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and query like 'insert into "postcodes"%'`,
  );
  await client.end();
  return rows.length > 0;
}

test('leaves the earlier list whole', async () => {
  const { env, remove } = await createPlace();
  await withFiles({ 'mp_lookup.csv': LOOKUP, 'nspl.csv': tableOf(0, 3) }, async (folder) => {
    const start = (...more: string[]) => run('scripts/import.ts', env, ['--lawmakers', 'gb', folder, ...more]);
    const { code, output } = await endOf(start());
    assert.is(code, 0, output);
    const before = await stored(env);
    assert.equal([before.postcodes, before.members.length], [3, 1]);

    writeFileSync(join(folder, 'nspl.csv'), tableOf(10, POSTCODES));
    const killed = start('--yes');
    const ended = new Promise((done) => killed.once('exit', done));
    while (killed.exitCode === null && !(await isStoring(env))) await wait(20);
    killed.kill('SIGKILL');
    await ended;
    assert.is(killed.signalCode, 'SIGKILL', 'it was still storing');
    assert.equal(await stored(env), before);
  });
  await remove();
});

test.run();
