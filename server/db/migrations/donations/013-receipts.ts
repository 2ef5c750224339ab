import type { Migration } from 'kysely/migration';

/** Receipts are letters too, to the donor, in the language in which the donation was made. */
export const receipts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('letters')
      .addColumn('isReceipt', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('donations').addColumn('language', 'text').execute();
  },
};
