import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { ROWS_AT_ONCE } from '../db/purge.ts';
import { partsOf } from '../db/rows.ts';
import type { Database, Transact } from '../db/schema.ts';
import { type Scope, within } from './scope.ts';

type Kind = {
  /** The column that names a row. */
  key: string;
  /** The answer under which it was counted. */
  answer?: RawBuilder<string>;
  /** 1 where the row was counted. */
  counted?: RawBuilder<number>;
  /** Rows that belong to something else. */
  only?: RawBuilder<boolean>;
};

/** What anybody can send without paying. */
const KINDS = {
  signatures: { key: 'id' },
  signups: { key: 'id' },
  opinions: { key: 'id' },
  registrationChecks: { key: 'id' },
  // A receipt belongs to money that was taken.
  letters: { key: 'id', counted: sql`1 - is_test`, only: sql`is_receipt = 0` },
  optIns: { key: 'id', counted: sql`0` },
  votes: { key: 'userAnswerId', answer: sql`answer_id` },
  callCompletions: { key: 'callActionCompletionId' },
  completions: { key: 'id' },
  posts: { key: 'id' },
  videos: {
    key: 'uploadId',
    counted: sql`case state when 'published' then 1 else 0 end`,
    only: sql`state <> 'removed'`,
  },
} satisfies Record<string, Kind>;

export type WaveTable = keyof typeof KINDS;

const NAMES = Object.keys(KINDS) as WaveTable[];

/** The number of rows per table. */
type Wave = { table: WaveTable; rows: number }[];

const kindOf = (table: WaveTable): Kind => KINDS[table];

const condition = (table: WaveTable, scope: Scope) =>
  sql`${within(table, scope)} and ${kindOf(table).only ?? sql`1 = 1`}`;

/** Counts what was done on an action in a time. */
export async function findWave(db: Database, scope: Scope): Promise<Wave> {
  const found: Wave = [];
  for (const table of NAMES) {
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from ${sql.table(table)} where ${condition(table, scope)}`.execute(db);
    found.push({ table, rows: Number(rows[0]?.rows) });
  }
  return found.filter(({ rows }) => rows > 0);
}

type Row = { key: string | number; identifier: string; answerId: string; counted: number };

/** Letters about a video are counted beside it. */
const tallyOf = (table: WaveTable, { identifier }: Row) =>
  table === 'letters' && partsOf(identifier).type === 'recordvideo' ? `${identifier}|email` : identifier;

async function countDown(trx: Transact, table: WaveTable, rows: Row[]) {
  const groups = new Map<string, number>();
  for (const row of rows.filter(({ counted }) => Number(counted) === 1)) {
    const group = JSON.stringify([tallyOf(table, row), row.answerId]);
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  // Sorted, so that two transactions can't wait for each other.
  for (const [group, by] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [identifier, answerId] = JSON.parse(group) as [string, string];
    await trx
      .updateTable('tallies')
      .set({ count: sql`case when count > ${sql.lit(by)} then count - ${sql.lit(by)} else 0 end` })
      .where('identifier', '=', identifier)
      .where('answerId', '=', answerId)
      .execute();
  }
}

async function removeRows(trx: Transact, table: WaveTable, keys: (string | number)[]) {
  if (table === 'letters') await trx.deleteFrom('outbox').where('letterId', 'in', keys.map(String)).execute();
  if (table === 'callCompletions')
    await trx.deleteFrom('callOutcomes').where('callActionCompletionId', 'in', keys.map(String)).execute();
  const named = sql`${sql.ref(kindOf(table).key)} in (${sql.join(keys)})`;
  // Its row goes after its file (`purgeVideos`).
  if (table === 'videos') await sql`update videos set state = 'removed' where ${named}`.execute(trx);
  else await sql`delete from ${sql.table(table)} where ${named}`.execute(trx);
}

async function removeSome(trx: Transact, table: WaveTable, scope: Scope): Promise<number> {
  const { key, answer = sql`''`, counted = sql`1` } = kindOf(table);
  const { rows } = await sql<Row>`
    select ${sql.ref(key)} as key, identifier, ${answer} as answer_id, ${counted} as counted
    from ${sql.table(table)} where ${condition(table, scope)} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(trx);
  if (rows.length === 0) return 0;
  await removeRows(
    trx,
    table,
    rows.map((row) => row.key),
  );
  await countDown(trx, table, rows);
  return rows.length;
}

/**
 * Deletes what was done on an action in a time, letters that wait included, and takes it out of the counts: a wave of
 * spam. Money stays. In small batches, between which servers go on.
 */
export async function forgetWave(db: Database, scope: Scope): Promise<Wave> {
  const found = await findWave(db, scope);
  for (const { table } of found)
    for (;;) {
      const begun = performance.now();
      if ((await db.transaction().execute((trx) => removeSome(trx, table, scope))) < ROWS_AT_ONCE) break;
      await wait(performance.now() - begun);
    }
  return found;
}
