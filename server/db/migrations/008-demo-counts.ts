import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** Made-up counts, apart from the `tallies` of what people did. */
export const demoCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('demoCounts')
      .addColumn('identifier', 'text', required)
      .addColumn('answerId', 'text', required)
      .addColumn('count', 'integer', required)
      .addPrimaryKeyConstraint('demoCountsKey', ['identifier', 'answerId'])
      .execute();
  },
};
