import type { Migration } from 'kysely/migration';
import { type AnyDatabase, columns, numbered, required, requiredColumns } from './columns.ts';

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
    .$call(requiredColumns('text', 'actionId', 'type', 'data'))
    .execute();
  await numbered(db, 'contentImports')
    .$call(requiredColumns('text', 'at', 'folder', 'origin'))
    .execute();
}

async function createKeys(db: AnyDatabase) {
  await db.schema
    .createTable('idempotencyKeys')
    .$call(requiredColumns('text', 'path', 'key', 'bodyHash'))
    .addColumn('status', 'integer', required)
    .$call(requiredColumns('text', 'answer', 'at'))
    .addPrimaryKeyConstraint('idempotencyKeysKey', ['path', 'key'])
    .execute();
  await db.schema.createIndex('idempotencyKeysAt').on('idempotencyKeys').column('at').execute();
}

async function createPolls(db: AnyDatabase) {
  await db.schema
    .createTable('tallies')
    .$call(requiredColumns('text', 'identifier', 'answerId'))
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('talliesKey', ['identifier', 'answerId'])
    .execute();
  await db.schema
    .createTable('votes')
    .addColumn('userAnswerId', 'text', (column) => column.primaryKey())
    .$call(requiredColumns('text', 'identifier', 'answerId', 'at'))
    .addColumn('changedAt', 'text')
    .addColumn('context', 'text', required)
    .execute();
  await db.schema.createIndex('votesIdentifier').on('votes').column('identifier').execute();
}

async function createPetitions(db: AnyDatabase) {
  await numbered(db, 'signatures')
    .$call(requiredColumns('text', 'identifier', 'emailKey', 'email'))
    .$call(columns('text', 'fullName', 'prefix'))
    .addColumn('firstName', 'text', required)
    .addColumn('middleName', 'text')
    .addColumn('lastName', 'text', required)
    .$call(columns('text', 'suffix', 'phone', 'postalCode', 'address'))
    .$call(requiredColumns('text', 'at', 'context'))
    .addUniqueConstraint('signaturesPerson', ['identifier', 'emailKey'])
    .execute();
  await numbered(db, 'optIns')
    .$call(requiredColumns('text', 'identifier', 'emailKey'))
    .addColumn('partnerId', 'text')
    .$call(requiredColumns('integer', 'email', 'sms', 'call'))
    .addColumn('labelSeen', 'text')
    .addColumn('at', 'text', required)
    .execute();
  await db.schema.createIndex('optInsPartner').on('optIns').column('partnerId').execute();
}

async function createActivity(db: AnyDatabase) {
  await numbered(db, 'activities')
    .$call(requiredColumns('text', 'at', 'type'))
    .$call(columns('text', 'widgetId', 'widgetRequestId', 'publisherId', 'articleId', 'articleUrlTracking'))
    .addColumn('embedType', 'double precision')
    .$call(requiredColumns('integer', 'sponsored', 'fallback'))
    .addColumn('eventData', 'text')
    .$call(requiredColumns('text', 'actions', 'context'))
    .execute();
  await db.schema.createIndex('activitiesWidget').on('activities').columns(['widgetId', 'type', 'at']).execute();
  await numbered(db, 'timings')
    .addColumn('at', 'text', required)
    .$call(columns('text', 'widgetRequestId', 'articleUrlTracking'))
    .addColumn('embedType', 'double precision')
    .$call(columns('text', 'version', 'effectiveConnectionType'))
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
      .$call(requiredColumns('text', 'identifier', 'at', 'context'))
      .execute();
    await db.schema.createIndex('callCompletionsIdentifier').on('callCompletions').column('identifier').execute();
    await numbered(db, 'callOutcomes')
      .addColumn('callActionCompletionId', 'text', (column) =>
        column.notNull().references('callCompletions.callActionCompletionId'),
      )
      .addColumn('recipientName', 'text')
      .$call(requiredColumns('text', 'completionType', 'at'))
      .execute();
    await db.schema.createIndex('callOutcomesCompletion').on('callOutcomes').column('callActionCompletionId').execute();
  },
};

async function createLetters(db: AnyDatabase) {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(requiredColumns('text', 'identifier', 'emailKey'))
    .addColumn('isTest', 'integer', required)
    .addColumn('email', 'text', required)
    .$call(columns('text', 'prefix', 'firstName', 'middleName', 'lastName', 'suffix', 'phone', 'address'))
    .$call(requiredColumns('text', 'subject', 'text'))
    .addColumn('answerId', 'text')
    .$call(requiredColumns('text', 'at', 'context'))
    .execute();
  await db.schema.createIndex('lettersPerson').on('letters').columns(['identifier', 'emailKey']).execute();
}

async function createOutbox(db: AnyDatabase) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letterId', 'text', (column) => column.notNull().references('letters.id'))
    .$call(requiredColumns('text', 'recipientKey', 'recipientName'))
    .addColumn('recipientEmail', 'text')
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('dueAt', 'text', required)
    .$call(columns('text', 'leasedBy', 'leasedUntil', 'reason', 'deliveredAt', 'proof'))
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
