import type { Migration } from 'kysely/migration';
import { type AnyDatabase, numbered, required } from './columns.ts';

async function createContent(db: AnyDatabase) {
  await db.schema
    .createTable('publishers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', required)
    .execute();
  await db.schema
    .createTable('domains')
    .addColumn('domain', 'text', (column) => column.primaryKey())
    .addColumn('publisherId', 'text', (column) => column.notNull().references('publishers.id'))
    .execute();
  await db.schema
    .createTable('widgets')
    .addColumn('requestId', 'text', (column) => column.primaryKey())
    .addColumn('previewId', 'text', (column) => column.unique())
    .addColumn('articleKey', 'text', (column) => column.unique())
    .addColumn('publisherId', 'text', (column) => column.notNull().references('publishers.id'))
    .addColumn('data', 'text', required)
    .execute();
  await db.schema
    .createTable('actions')
    .addColumn('identifier', 'text', (column) => column.primaryKey())
    .addColumn('actionId', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('data', 'text', required)
    .execute();
  await numbered(db, 'contentImports')
    .addColumn('at', 'text', required)
    .addColumn('folder', 'text', required)
    .addColumn('origin', 'text', required)
    .execute();
}

async function createKeys(db: AnyDatabase) {
  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('path', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('bodyHash', 'text', required)
    .addColumn('status', 'integer', required)
    .addColumn('answer', 'text', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('idempotencyKeysKey', ['path', 'key'])
    .execute();
  await db.schema.createIndex('idempotencyKeysAt').on('idempotencyKeys').column('at').execute();
}

async function createPolls(db: AnyDatabase) {
  await db.schema
    .createTable('tallies')
    .addColumn('identifier', 'text', required)
    .addColumn('answerId', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('talliesKey', ['identifier', 'answerId'])
    .execute();
  await db.schema
    .createTable('votes')
    .addColumn('userAnswerId', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('answerId', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('changedAt', 'text')
    .addColumn('context', 'text', required)
    .execute();
  await db.schema.createIndex('votesIdentifier').on('votes').column('identifier').execute();
}

async function createPetitions(db: AnyDatabase) {
  await numbered(db, 'signatures')
    .addColumn('identifier', 'text', required)
    .addColumn('emailKey', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('fullName', 'text')
    .addColumn('prefix', 'text')
    .addColumn('firstName', 'text', required)
    .addColumn('middleName', 'text')
    .addColumn('lastName', 'text', required)
    .addColumn('suffix', 'text')
    .addColumn('phone', 'text')
    .addColumn('postalCode', 'text')
    .addColumn('address', 'text')
    .addColumn('at', 'text', required)
    .addColumn('context', 'text', required)
    .addUniqueConstraint('signaturesPerson', ['identifier', 'emailKey'])
    .execute();
  await numbered(db, 'optIns')
    .addColumn('identifier', 'text', required)
    .addColumn('emailKey', 'text', required)
    .addColumn('partnerId', 'text')
    .addColumn('email', 'integer', required)
    .addColumn('sms', 'integer', required)
    .addColumn('call', 'integer', required)
    .addColumn('labelSeen', 'text')
    .addColumn('at', 'text', required)
    .execute();
  await db.schema.createIndex('optInsPartner').on('optIns').column('partnerId').execute();
}

async function createActivity(db: AnyDatabase) {
  await numbered(db, 'activities')
    .addColumn('at', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('widgetId', 'text')
    .addColumn('widgetRequestId', 'text')
    .addColumn('publisherId', 'text')
    .addColumn('articleId', 'text')
    .addColumn('articleUrlTracking', 'text')
    .addColumn('embedType', 'double precision')
    .addColumn('sponsored', 'integer', required)
    .addColumn('fallback', 'integer', required)
    .addColumn('eventData', 'text')
    .addColumn('actions', 'text', required)
    .addColumn('context', 'text', required)
    .execute();
  await db.schema.createIndex('activitiesWidget').on('activities').columns(['widgetId', 'type', 'at']).execute();
  await numbered(db, 'timings')
    .addColumn('at', 'text', required)
    .addColumn('widgetRequestId', 'text')
    .addColumn('articleUrlTracking', 'text')
    .addColumn('embedType', 'double precision')
    .addColumn('version', 'text')
    .addColumn('effectiveConnectionType', 'text')
    .addColumn('stages', 'text', required)
    .execute();
  await db.schema.createIndex('timingsAt').on('timings').column('at').execute();
}

/** Content, keys, polls, petitions and activity. */
export const first: Migration = {
  async up(db) {
    for (const create of [createContent, createKeys, createPolls, createPetitions, createActivity]) await create(db);
  },
};
