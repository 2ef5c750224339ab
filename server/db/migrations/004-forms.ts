import type { Migration } from 'kysely/migration';
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
