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

/** Calls: one completion per reader and action, and what was reported of each recipient. */
export const calls: Migration = {
  async up(db) {
    await db.schema
      .createTable('callCompletions')
      .addColumn('callActionCompletionId', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', required)
      .addColumn('at', 'text', required)
      .addColumn('context', 'text', required)
      .execute();
    await db.schema.createIndex('callCompletionsIdentifier').on('callCompletions').column('identifier').execute();
    await numbered(db, 'callOutcomes')
      .addColumn('callActionCompletionId', 'text', (column) =>
        column.notNull().references('callCompletions.callActionCompletionId'),
      )
      .addColumn('recipientName', 'text')
      .addColumn('completionType', 'text', required)
      .addColumn('at', 'text', required)
      .execute();
    await db.schema.createIndex('callOutcomesCompletion').on('callOutcomes').column('callActionCompletionId').execute();
  },
};

async function createLetters(db: AnyDatabase) {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('emailKey', 'text', required)
    .addColumn('isTest', 'integer', required)
    .addColumn('email', 'text', required)
    .addColumn('prefix', 'text')
    .addColumn('firstName', 'text')
    .addColumn('middleName', 'text')
    .addColumn('lastName', 'text')
    .addColumn('suffix', 'text')
    .addColumn('phone', 'text')
    .addColumn('address', 'text')
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('answerId', 'text')
    .addColumn('at', 'text', required)
    .addColumn('context', 'text', required)
    .execute();
  await db.schema.createIndex('lettersPerson').on('letters').columns(['identifier', 'emailKey']).execute();
}

async function createOutbox(db: AnyDatabase) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letterId', 'text', (column) => column.notNull().references('letters.id'))
    .addColumn('recipientKey', 'text', required)
    .addColumn('recipientName', 'text', required)
    .addColumn('recipientEmail', 'text')
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('dueAt', 'text', required)
    .addColumn('leasedBy', 'text')
    .addColumn('leasedUntil', 'text')
    .addColumn('reason', 'text')
    .addColumn('deliveredAt', 'text')
    .addColumn('proof', 'text')
    .execute();
  await db.schema.createIndex('outboxDue').on('outbox').columns(['status', 'dueAt']).execute();
  await db.schema.createIndex('outboxLetter').on('outbox').column('letterId').execute();
}

/** Letters to officials, and the outbox. */
export const mail: Migration = {
  async up(db) {
    for (const create of [createLetters, createOutbox]) await create(db);
  },
};
