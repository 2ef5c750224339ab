import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../locks.ts';
import { type AnyDatabase, columns, numbered, required, requiredColumns } from './columns.ts';

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
    .$call(requiredColumns('double precision', 'loads', 'shown'))
    .$call(requiredColumns('text', 'reasons', 'sketches'));

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

/** Adds the tables of access tokens and of sessions. */
export const access: Migration = {
  async up(db) {
    await numbered(db, 'accessTokens')
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', required)
      .addColumn('publisherId', 'text')
      .addColumn('at', 'text', required)
      .$call(columns('text', 'expiresAt', 'lastUsedOn', 'endedAt'))
      .execute();
    await db.schema
      .createTable('accessSessions')
      .addColumn('sessionHash', 'text', (column) => column.primaryKey())
      .addColumn('tokenId', 'integer', required)
      .addColumn('expiresAt', 'text', required)
      .execute();
  },
};

/** Lets every server know what a count was at the last full minute, which is what others see. */
export const minutes: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tallies')
      .addColumn('minute', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('tallies')
      .addColumn('countBefore', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

type Action = { id: unknown; type: string };
type Widget = { widgetId?: unknown; cards?: { actions?: Action[] }[] };

async function fill(db: AnyDatabase) {
  const stored = db as import('kysely').Kysely<{
    widgets: { requestId: string; publisherId: string; articleKey: string | null; data: string };
    widgetNames: Record<string, string | null>;
  }>;
  const at = new Date().toISOString();
  const rows = await stored.selectFrom('widgets').select(['requestId', 'publisherId', 'articleKey', 'data']).execute();
  for (const { data, ...names } of rows) {
    const { widgetId, cards = [] } = JSON.parse(data) as Widget;
    const actions = cards.flatMap((card) => card.actions ?? []).map(({ id, type }) => `${id}|${type.toLowerCase()}`);
    await stored
      .insertInto('widgetNames')
      .values({ ...names, widgetId: String(widgetId), actions: JSON.stringify(actions), at })
      .execute();
  }
}

/** Remembers how every widget was named, so that exports can name those that the content no longer has. */
export const widgetNames: Migration = {
  async up(db) {
    await db.schema
      .createTable('widgetNames')
      .addColumn('requestId', 'text', (column) => column.primaryKey())
      .$call(requiredColumns('text', 'widgetId', 'publisherId'))
      .addColumn('articleKey', 'text')
      .$call(requiredColumns('text', 'actions', 'at'))
      .execute();
    await fill(db);
  },
};

/** Names that signers show to others, and the made-up ones of a demo. */
export const wall: Migration = {
  async up(db) {
    await db.schema.alterTable('signatures').addColumn('showName', 'integer').execute();
    await db.schema.alterTable('signatures').addColumn('shownName', 'text').execute();
    // Readers ask for the latest of an action, once a minute.
    await db.schema
      .createIndex('signaturesWall')
      .on('signatures')
      .columns(['identifier', 'at', 'id'])
      .where('shownName' as never, 'is not', null)
      .execute();
    await db.schema
      .createTable('demoNames')
      .addColumn('identifier', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('name', 'text', required)
      .addPrimaryKeyConstraint('demoNamesKey', ['identifier', 'position'])
      .execute();
  },
};

/** Finds the latest guesses of a speedometer without reading all. It finds all votes of an action as well. */
export const votesInTime: Migration = {
  async up(db) {
    await db.schema.createIndex('votesInTime').on('votes').columns(['identifier', 'at']).execute();
    await db.schema.dropIndex('votesIdentifier').execute();
  },
};
