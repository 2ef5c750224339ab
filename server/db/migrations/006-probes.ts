import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** One row, written to learn whether the database can be written to. */
export const probes: Migration = {
  async up(db) {
    await db.schema
      .createTable('probes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', required)
      .execute();
  },
};
