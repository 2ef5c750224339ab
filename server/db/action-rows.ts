/** Moves the rows of one action to another: when its publisher becomes known, or when publishers begin or cease to share it. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './locks.ts';

// Migrations use it, so it must not use today's schema type.
type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whatever has a row about an action, with what the page said of it; and which of the rows are in a count. */
const COUNTED: Record<string, { answer?: string; where?: string }> = {
  signatures: {},
  signups: {},
  opinions: {},
  registration_checks: {},
  letters: { where: 'is_test = 0 and is_receipt = 0' },
  votes: { answer: 'answer_id' },
  call_completions: {},
  completions: {},
  posts: {},
  donations: { where: "status = 'paid'" },
  videos: { where: "state = 'published'" },
};
const TABLES = Object.keys(COUNTED);

/** Tables whose rows have opt-ins. */
const FORMS = ['signatures', 'signups', 'opinions', 'registration_checks', 'letters', 'donations'];

/** What is counted beside an action has a word behind its identifier, such as letters about a video. */
const BESIDE = '|email';

const all = async <Row>(db: AnyDatabase, query: ReturnType<typeof sql>) => (await query.execute(db)).rows as Row[];

/** What has one name and gets another. */
export type Move = { from: string; to: string };

const PAIRS_AT_ONCE = 200;

/** Gives all rows and counts of actions to others, with few statements however many there are. */
export async function moveActions(db: AnyDatabase, moves: readonly Move[]) {
  if (moves.length === 0) return;
  await sql`create temporary table moves (old text primary key, own text not null)`.execute(db);
  const pairs = moves.flatMap(({ from, to }) => [
    { from, to },
    { from: from + BESIDE, to: to + BESIDE },
  ]);
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    const values = pairs.slice(at, at + PAIRS_AT_ONCE).map(({ from, to }) => sql`(${from}, ${to})`);
    await sql`insert into moves (old, own) values ${sql.join(values)}`.execute(db);
  }
  for (const table of [...TABLES, 'opt_ins'])
    await sql`update ${sql.table(table)}
      set identifier = (select own from moves where moves.old = ${sql.ref(`${table}.identifier`)})
      where identifier in (select old from moves)`.execute(db);
  // Several actions may become one.
  await sql`insert into tallies (identifier, answer_id, count, minute, count_before)
    select moves.own, tallies.answer_id, sum(tallies.count), max(tallies.minute), sum(tallies.count_before)
    from tallies inner join moves on moves.old = tallies.identifier where true group by moves.own, tallies.answer_id
    on conflict (identifier, answer_id) do update
    set count = tallies.count + excluded.count, count_before = tallies.count_before + excluded.count_before`.execute(
    db,
  );
  await sql`delete from tallies where identifier in (select old from moves)`.execute(db);
  await sql`drop table moves`.execute(db);
}

/** A field of what a page said. In PostgreSQL by its text: half of a letter of two parts would fail as JSON. */
export const saidIn = (db: AnyDatabase, field: string, column = 'context'): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`substring(${sql.ref(column)} from cast(${`"${field}":"?([^",}]*)`} as text))`
    : sql`cast(json_extract(${sql.ref(column)}, ${`$.${field}`}) as text)`;

/** @property widgetIds of all widgets that the publisher has or had */
export type Owner = { publisherId: string; widgetIds: readonly string[] };

/** Rows whose page named the publisher, or one of its widgets. */
const isOf = (db: AnyDatabase, { publisherId, widgetIds }: Owner) => {
  const publisher = saidIn(db, 'publisherId');
  const isIts = widgetIds.length > 0 ? sql`${saidIn(db, 'widgetId')} in (${sql.join([...widgetIds])})` : sql`1 = 0`;
  return sql`(context is not null and (${publisher} = ${publisherId} or (${publisher} is null and ${isIts})))`;
};

/** Takes what moves out of the old count and into the new one. */
async function moveCount(db: AnyDatabase, from: string, to: string, answerId: string, rows: number) {
  await sql`insert into tallies (identifier, answer_id, count) values (${to}, ${answerId}, ${rows})
    on conflict (identifier, answer_id) do update set count = tallies.count + excluded.count`.execute(db);
  await sql`update tallies set count = case when count > ${rows} then count - ${rows} else 0 end
    where identifier = ${from} and answer_id = ${answerId}`.execute(db);
}

/** Gives one publisher's rows of an action to another action, with their part of its counts. */
export async function divideAction(db: AnyDatabase, { from, to }: Move, owner: Owner) {
  for (const [table, { answer = "''", where = '1 = 1' }] of Object.entries(COUNTED)) {
    const its = sql`identifier = ${from} and ${isOf(db, owner)}`;
    const counts = await all<{ answerId: string; rows: number }>(
      db,
      sql`select ${sql.raw(answer)} as answer_id, count(*) as rows from ${sql.table(table)}
        where ${its} and ${sql.raw(where)} group by 1`,
    );
    const beside = table === 'letters' && from.endsWith('|recordvideo') ? BESIDE : '';
    for (const { answerId, rows } of counts) await moveCount(db, from + beside, to + beside, answerId, Number(rows));
    await sql`update ${sql.table(table)} set identifier = ${to} where ${its}`.execute(db);
  }
  for (const form of FORMS)
    await sql`update opt_ins set identifier = ${to} where identifier = ${from} and submission_key in (
      select submission_key from ${sql.table(form)} where identifier = ${to} and submission_key is not null)`.execute(
      db,
    );
  await sql`delete from tallies where identifier in (${from}, ${from + BESIDE}) and count = 0`.execute(db);
}

/** How many rows an action has. */
export async function countRows(db: AnyDatabase, identifier: string): Promise<number> {
  let rows = 0;
  for (const table of TABLES) {
    const [found] = await all<{ rows: number }>(
      db,
      sql`select count(*) as rows from ${sql.table(table)} where identifier = ${identifier}`,
    );
    rows += Number(found?.rows);
  }
  return rows;
}
