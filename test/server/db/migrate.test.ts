import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '../../../server/db/open.ts';
import { postgresDialect } from '../../../server/db/postgres.ts';
import { migrationsIn, readMigrations } from '../../../server/db/read-migrations.ts';
import type { Schema } from '../../../server/db/schema.ts';
import { sqliteDialect } from '../../../server/db/sqlite/dialect.ts';
import { createDatabase } from '../support/databases.ts';

/** The tables of an earlier release. */
async function withEarlier(use: (db: Kysely<Schema>) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const dialect = options.databaseUrl ? postgresDialect(options.databaseUrl) : sqliteDialect(options.dataDir);
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  const provider = { getMigrations: async () => readMigrations() };
  const { error } = await new Migrator({ db, provider }).migrateTo('005-lawmakers');
  assert.is(error, undefined);
  try {
    await use(db);
  } finally {
    await db.destroy();
    await remove();
  }
}

const row = (emailKey: string, lastName: string) => ({
  identifier: '3001|petition',
  emailKey,
  email: emailKey,
  firstName: 'Ada',
  lastName,
  postalCode: '07102',
  at: '2026-10-05T10:00:00.000Z',
  context: '{"widgetId":1001}',
});

const DISTRICT = { countryCode: 'NZ', level: 0, role: 0, adminArea1Code: '', district: 'Ilam' };
const LISTED = ['lawmakers', 'postcodes', 'districtShapes'] as const;

async function putLawmakers(db: Kysely<Schema>) {
  const rows = [
    { id: 'nz-1', position: 0, data: '{}' },
    { postalCode: '8041' },
    { west: 1, south: 1, east: 2, north: 2, rings: '[]' },
  ];
  for (const [index, table] of LISTED.entries())
    await db
      .insertInto(table)
      .values({ ...DISTRICT, ...rows[index] } as never)
      .execute();
}

/** Their list has their country's name, and another list may have the same postcodes. */
async function checkLawmakers(db: Kysely<Schema>) {
  const listed = { ...DISTRICT, list: 'nz' };
  const names = Object.keys(listed) as (keyof typeof listed)[];
  for (const table of LISTED) assert.equal(await db.selectFrom(table).select(names).execute(), [listed], table);
  await db
    .insertInto('postcodes')
    .values({ ...DISTRICT, list: 'council', postalCode: '8041' })
    .execute();
}

const WIDGET = { requestId: 'wr-1', publisherId: '7', articleKey: 'news.example/a' };
const TALLY = { identifier: '3001|petition', answerId: '', count: 5 };

async function putWidget(db: Kysely<Schema>) {
  const cards = [{ actions: [{ id: 3001, type: 'Petition' }] }, { actions: [{ id: 'b', type: 'poll' }] }, {}];
  const data = JSON.stringify({ widgetId: 1001, cards });
  await db.insertInto('publishers').values({ id: '7', data: '{}' }).execute();
  await db
    .insertInto('widgets')
    .values({ ...WIDGET, previewId: null, data })
    .execute();
  await db.insertInto('tallies').values(TALLY).execute();
}

/** Its names are kept, and its count stays. */
async function checkWidget(db: Kysely<Schema>) {
  const [{ at, ...names } = { at: '' }] = await db.selectFrom('widgetNames').selectAll().execute();
  assert.match(at, /^\d{4}-.*Z$/);
  assert.equal(names, { ...WIDGET, widgetId: '1001', actions: '["3001|petition@7","b|poll@7"]' });
  assert.equal(await db.selectFrom('tallies').selectAll().execute(), [
    { ...TALLY, identifier: '3001|petition@7', minute: '', countBefore: 0 },
  ]);
}

test('keeps every signature of an earlier release, and accepts a second one under its address', () =>
  withEarlier(async (db) => {
    const put = (values: object) =>
      db
        .insertInto('signatures')
        .values(values as never)
        .execute();
    for (const [email, name] of [
      ['ada@example.org', 'Lovelace'],
      ['bo@example.org', 'Bohr'],
    ] as const)
      await put(row(email, name));
    await put(row('ada@example.org', 'Mouse')).then(
      () => assert.unreachable('the earlier release kept one of an address'),
      () => undefined,
    );
    const before = await db
      .selectFrom('signatures')
      .select(['id', 'email', 'lastName', 'postalCode', 'context'])
      .orderBy('id')
      .execute();
    await putLawmakers(db);
    await putWidget(db);
    // Like two servers that start at once.
    await Promise.all([migrate(db), migrate(db)]);
    assert.equal(
      await db
        .selectFrom('signatures')
        .select(['id', 'email', 'lastName', 'postalCode', 'context'])
        .orderBy('id')
        .execute(),
      before,
    );
    await checkLawmakers(db);
    await checkWidget(db);
    await put({ ...row('ada@example.org', 'Mouse'), submissionKey: 'key' });
    const ids = (await db.selectFrom('signatures').select('id').orderBy('id').execute()).map(({ id }) => id);
    assert.is(new Set(ids).size, 3);
    assert.ok(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0)));
  }));

const gone = Object.assign(new Error('relation "public.participants" does not exist'), { code: '42P01' });
const full = Object.assign(new Error('could not extend file'), { code: '53100' });

for (const [title, errors, runs, thrown] of [
  ['retries if another server drops a table meanwhile', [gone, undefined], 2, undefined],
  ['gives up if the table stays missing', [gone, gone, gone, undefined], 3, gone],
  ['does not try again after any other error', [full, undefined], 1, full],
] as const)
  test(title, async () => {
    let ran = 0;
    const run = async () => ({ error: errors[ran++] });
    const error = await migrate({} as never, run).catch((cause: unknown) => cause);
    assert.equal([ran, error], [runs, thrown]);
  });

test('refuses statements without a name, and a name that is there twice', () => {
  const second = '-- 002-notes: what is noted.\ncreate table "notes" ("id" text primary key);\n';
  assert.equal(Object.keys(migrationsIn(['-- 001-first: all.\n', second])), ['001-first', '002-notes']);
  assert.throws(() => migrationsIn([second, 'create table "odd" ("id" text);']), /stand before its name: create table/);
  assert.throws(() => migrationsIn([second, second]), /Two migrations are called 002-notes/);
});

test.run();
