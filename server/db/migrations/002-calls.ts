import type { Migration } from 'kysely/migration';
import { numbered, required } from './columns.ts';

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
