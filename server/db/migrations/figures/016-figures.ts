import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../../locks.ts';
import { type AnyDatabase, required } from '../columns.ts';

/** What the raw rows lacked. */
const ADDED = {
  timings: {
    country: 'text',
    device: 'text',
    arrival: 'text',
    cache: 'text',
    navigation: 'text',
    firstByte: 'double precision',
    rate: 'double precision',
    reason: 'text',
  },
  activities: { country: 'text', device: 'text', previous: 'text' },
} as const;

const TIMING_HOURS = [
  ...['hour', 'publisherId', 'widgetId', 'article', 'embedType', 'version', 'connection', 'country', 'device'],
  ...['arrival', 'cache', 'navigation'],
];
const TIMING_DAYS = ['scope', 'dimension', 'day', 'value'];
const ACTIVITY_HOURS = [
  ...['hour', 'publisherId', 'widgetId', 'article', 'embedType', 'country', 'device'],
  ...['variant', 'type', 'action', 'previous'],
];
const ACTIVITY_DAYS = ['scope', 'day', 'hour', 'variant', 'type', 'action', 'previous'];

async function addColumns(db: AnyDatabase) {
  for (const [table, columns] of Object.entries(ADDED)) {
    for (const [name, type] of Object.entries(columns))
      await db.schema.alterTable(table).addColumn(name, type).execute();
    await db.schema
      .alterTable(table)
      .addColumn('folded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // The rows that wait are few, so the index is small and costs an insertion little.
    await sql`create index ${sql.ref(`${table}_waiting`)} on ${sql.table(table)} (id) where folded = 0`.execute(db);
  }
}

/** A table that is found by its key alone; SQLite then keeps the rows in the key's own order, without a second copy. */
async function createKeyed<T extends string, C extends string>(
  db: AnyDatabase,
  name: string,
  key: string[],
  add: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<T, C>,
) {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const column of key) table = table.addColumn(column, 'text', required);
  const whole = add(table.addColumn('madeUp', 'integer', required)).addPrimaryKeyConstraint(`${name}Key`, [
    ...key,
    'madeUp',
  ] as never[]);
  await (isPostgres(db) ? whole : whole.modifyEnd(sql`without rowid`)).execute();
}

const loadingCounts = (table: CreateTableBuilder<string, string>) =>
  table
    .addColumn('placements', 'integer', required)
    .addColumn('loads', 'double precision', required)
    .addColumn('shown', 'double precision', required)
    .addColumn('reasons', 'text', required)
    .addColumn('sketches', 'text', required);

const count = (table: CreateTableBuilder<string, string>) => table.addColumn('count', 'integer', required);

/** Figures for dashboards, folded from timings and activity; those of earlier releases too. */
export const figures: Migration = {
  async up(db) {
    await addColumns(db);
    await createKeyed(db, 'timingHours', TIMING_HOURS, loadingCounts);
    await createKeyed(db, 'timingDays', TIMING_DAYS, loadingCounts);
    await createKeyed(db, 'activityHours', ACTIVITY_HOURS, count);
    await createKeyed(db, 'activityDays', ACTIVITY_DAYS, count);
    await db.schema.createIndex('donationsPaidAt').on('donations').column('paidAt').execute();
    await db.schema.createIndex('lettersAt').on('letters').column('at').execute();
  },
};
