import type { Migration } from 'kysely/migration';
import { isPostgres } from '../locks.ts';
import { type AnyDatabase, columns, numbered, required, requiredColumns } from './columns.ts';

/** Columns of every form. */
const personal = (db: AnyDatabase, table: string) =>
  numbered(db, table).$call(
    requiredColumns('text', 'identifier', 'emailKey', 'email', 'firstName', 'lastName', 'at', 'context'),
  );

async function createPeople(db: AnyDatabase) {
  await db.schema
    .createTable('participants')
    .$call(requiredColumns('text', 'identifier', 'emailKey', 'at'))
    .addPrimaryKeyConstraint('participantsKey', ['identifier', 'emailKey'])
    .execute();
  await db.schema.alterTable('optIns').addColumn('publisherId', 'text').execute();
}

async function createForms(db: AnyDatabase) {
  await personal(db, 'signups').addColumn('phone', 'text').execute();
  await personal(db, 'opinions')
    .$call(columns('text', 'prefix', 'middleName', 'suffix', 'phone', 'address', 'postalCode'))
    .addColumn('text', 'text', required)
    .execute();
  await personal(db, 'registrationChecks')
    .$call(requiredColumns('text', 'adminArea1Code', 'postalCode'))
    .addColumn('isRegistered', 'integer')
    .execute();
  await numbered(db, 'posts')
    .addColumn('identifier', 'text', required)
    .addColumn('text', 'text')
    .$call(requiredColumns('text', 'at', 'context'))
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
    .$call(requiredColumns('integer', 'level', 'role'))
    .$call(requiredColumns('text', 'adminArea1Code', 'district'))
    .addColumn('position', 'integer', required)
    .addColumn('email', 'text')
    .addColumn('data', 'text', required)
    .execute();
  await db.schema.createIndex('lawmakersArea').on('lawmakers').columns(['countryCode', 'adminArea1Code']).execute();
}

async function createDistricts(db: AnyDatabase) {
  await db.schema
    .createTable('postcodes')
    .$call(requiredColumns('text', 'countryCode', 'postalCode'))
    .$call(requiredColumns('integer', 'level', 'role'))
    .$call(requiredColumns('text', 'adminArea1Code', 'district'))
    .addPrimaryKeyConstraint('postcodesKey', [
      'countryCode',
      'postalCode',
      'level',
      'role',
      'adminArea1Code',
      'district',
    ])
    .execute();
  await numbered(db, 'districtShapes')
    .addColumn('countryCode', 'text', required)
    .$call(requiredColumns('integer', 'level', 'role'))
    .$call(requiredColumns('text', 'adminArea1Code', 'district'))
    .$call(requiredColumns('double precision', 'west', 'south', 'east', 'north'))
    .addColumn('rings', 'text', required)
    .execute();
  await db.schema.createIndex('districtShapesCountry').on('districtShapes').columns(['countryCode', 'west']).execute();
}

async function createNotes(db: AnyDatabase) {
  await numbered(db, 'lawmakerImports')
    .$call(requiredColumns('text', 'at', 'folder', 'origin'))
    .execute();
  await numbered(db, 'addressLocationPairs')
    .$call(requiredColumns('text', 'at', 'enteredArea'))
    .$call(columns('double precision', 'enteredLatitude', 'enteredLongitude'))
    .addColumn('geolocatedCountry', 'text')
    .$call(columns('double precision', 'geolocatedLatitude', 'geolocatedLongitude'))
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
  await numbered(db, 'newSignatures')
    .$call(requiredColumns('text', ...SIGNATURE.required))
    .$call(columns('text', ...SIGNATURE.optional))
    .execute();
  const names = ['id', ...SIGNATURE.required, ...SIGNATURE.optional];
  const all = db.withTables<{ signatures: Record<string, unknown>; newSignatures: Record<string, unknown> }>();
  await all.insertInto('newSignatures').columns(names).expression(all.selectFrom('signatures').select(names)).execute();
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
      .$call(requiredColumns('text', 'identifier', 'answerId'))
      .addColumn('count', 'integer', required)
      .addPrimaryKeyConstraint('demoCountsKey', ['identifier', 'answerId'])
      .execute();
  },
};
