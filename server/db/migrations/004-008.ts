import type { Migration } from 'kysely/migration';
import { isPostgres } from '../locks.ts';
import { type AnyDatabase, numbered, required } from './columns.ts';

/** Columns of every form. */
const personal = (db: AnyDatabase, table: string) =>
  numbered(db, table)
    .addColumn('identifier', 'text', required)
    .addColumn('emailKey', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('firstName', 'text', required)
    .addColumn('lastName', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('context', 'text', required);

async function createPeople(db: AnyDatabase) {
  await db.schema
    .createTable('participants')
    .addColumn('identifier', 'text', required)
    .addColumn('emailKey', 'text', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('participantsKey', ['identifier', 'emailKey'])
    .execute();
  await db.schema.alterTable('optIns').addColumn('publisherId', 'text').execute();
}

async function createForms(db: AnyDatabase) {
  await personal(db, 'signups').addColumn('phone', 'text').execute();
  await personal(db, 'opinions')
    .addColumn('prefix', 'text')
    .addColumn('middleName', 'text')
    .addColumn('suffix', 'text')
    .addColumn('phone', 'text')
    .addColumn('address', 'text')
    .addColumn('postalCode', 'text')
    .addColumn('text', 'text', required)
    .execute();
  await personal(db, 'registrationChecks')
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('postalCode', 'text', required)
    .addColumn('isRegistered', 'integer')
    .execute();
  await numbered(db, 'posts')
    .addColumn('identifier', 'text', required)
    .addColumn('text', 'text')
    .addColumn('at', 'text', required)
    .addColumn('context', 'text', required)
    .execute();
}

/** Sign-ups, opinions, registration checks and posts on X. */
export const forms: Migration = {
  async up(db) {
    for (const create of [createPeople, createForms]) await create(db);
  },
};

async function createLawmakers(db: AnyDatabase) {
  await db.schema
    .createTable('lawmakers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('countryCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('email', 'text')
    .addColumn('data', 'text', required)
    .execute();
  await db.schema.createIndex('lawmakersArea').on('lawmakers').columns(['countryCode', 'adminArea1Code']).execute();
}

async function createDistricts(db: AnyDatabase) {
  await db.schema
    .createTable('postcodes')
    .addColumn('countryCode', 'text', required)
    .addColumn('postalCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required)
    .addPrimaryKeyConstraint('postcodesKey', [
      'countryCode',
      'postalCode',
      'level',
      'role',
      'adminArea1Code',
      'district',
    ])
    .execute();
  let shapes = numbered(db, 'districtShapes')
    .addColumn('countryCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required);
  for (const side of ['west', 'south', 'east', 'north']) shapes = shapes.addColumn(side, 'double precision', required);
  await shapes.addColumn('rings', 'text', required).execute();
  await db.schema.createIndex('districtShapesCountry').on('districtShapes').columns(['countryCode', 'west']).execute();
}

async function createNotes(db: AnyDatabase) {
  await numbered(db, 'lawmakerImports')
    .addColumn('at', 'text', required)
    .addColumn('folder', 'text', required)
    .addColumn('origin', 'text', required)
    .execute();
  await numbered(db, 'addressLocationPairs')
    .addColumn('at', 'text', required)
    .addColumn('enteredArea', 'text', required)
    .addColumn('enteredLatitude', 'double precision')
    .addColumn('enteredLongitude', 'double precision')
    .addColumn('geolocatedCountry', 'text')
    .addColumn('geolocatedLatitude', 'double precision')
    .addColumn('geolocatedLongitude', 'double precision')
    .execute();
  await db.schema.createIndex('addressLocationPairsAt').on('addressLocationPairs').column('at').execute();
}

/** Lawmakers, where their districts are, and how far the place of an IP address is from the address entered. */
export const lawmakers: Migration = {
  async up(db) {
    for (const create of [createLawmakers, createDistricts, createNotes]) await create(db);
  },
};

/** One row, written to check that the database stores. */
export const probes: Migration = {
  async up(db) {
    await db.schema
      .createTable('probes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', required)
      .execute();
  },
};

const FORMS = ['signatures', 'signups', 'opinions', 'registrationChecks', 'letters', 'optIns'];

const SIGNATURE = {
  required: ['identifier', 'emailKey', 'email', 'firstName', 'lastName', 'at', 'context'],
  optional: ['fullName', 'prefix', 'middleName', 'suffix', 'phone', 'postalCode', 'address'],
};

/** SQLite can't drop a constraint, so the table is rebuilt without it. */
async function rebuildSignatures(db: AnyDatabase) {
  let table = numbered(db, 'newSignatures');
  for (const column of SIGNATURE.required) table = table.addColumn(column, 'text', required);
  for (const column of SIGNATURE.optional) table = table.addColumn(column, 'text');
  await table.execute();
  const columns = ['id', ...SIGNATURE.required, ...SIGNATURE.optional];
  const all = db.withTables<{ signatures: Record<string, unknown>; newSignatures: Record<string, unknown> }>();
  await all
    .insertInto('newSignatures')
    .columns(columns)
    .expression(all.selectFrom('signatures').select(columns))
    .execute();
  await db.schema.dropTable('signatures').execute();
  await db.schema.alterTable('newSignatures').renameTo('signatures').execute();
}

const freeSignatures = (db: AnyDatabase) =>
  isPostgres(db)
    ? db.schema.alterTable('signatures').dropConstraint('signaturesPerson').execute()
    : rebuildSignatures(db);

async function addKey(db: AnyDatabase, table: string) {
  await db.schema.alterTable(table).addColumn('submissionKey', 'text').execute();
  await db.schema.createIndex(`${table}SubmissionKey`).on(table).column('submissionKey').execute();
}

/**
 * Every submission counts. Anybody can type an e-mail address, so that it neither refuses a second signature nor keeps
 * it from being counted.
 */
export const submissions: Migration = {
  async up(db) {
    await freeSignatures(db);
    await db.schema.createIndex('signaturesPerson').on('signatures').columns(['identifier', 'emailKey']).execute();
    for (const table of FORMS) await addKey(db, table);
    await db.schema.alterTable('letters').addColumn('contentHash', 'text').execute();
    await db.schema.createIndex('lettersContent').on('letters').columns(['identifier', 'contentHash']).execute();
    await db.schema.dropTable('participants').execute();
  },
};

const addText = (db: AnyDatabase, table: string, column: string) =>
  db.schema.alterTable(table).addColumn(column, 'text').execute();

/** Fields that a publisher may add to these forms. */
export const askedFields: Migration = {
  async up(db: AnyDatabase) {
    await addText(db, 'signups', 'prefix');
    await addText(db, 'signups', 'address');
    await addText(db, 'registrationChecks', 'prefix');
    await addText(db, 'registrationChecks', 'phone');
  },
};

/** Made-up counts, apart from the `tallies` of what people did. */
export const demoCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('demoCounts')
      .addColumn('identifier', 'text', required)
      .addColumn('answerId', 'text', required)
      .addColumn('count', 'integer', required)
      .addPrimaryKeyConstraint('demoCountsKey', ['identifier', 'answerId'])
      .execute();
  },
};
