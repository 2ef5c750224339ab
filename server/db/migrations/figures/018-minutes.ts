import type { Migration } from 'kysely/migration';

/** Lets every server know what a count was at the last full minute, which is what others see. */
export const minutes: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tallies')
      .addColumn('minute', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('tallies')
      .addColumn('countBefore', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
