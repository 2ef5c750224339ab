import type { Migration } from 'kysely/migration';
import { isPostgres } from '../locks.ts';
import { type AnyDatabase, numbered, required } from './columns.ts';

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
