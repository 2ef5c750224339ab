import type { Migration } from 'kysely/migration';
import { type AnyDatabase, required } from './columns.ts';

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
