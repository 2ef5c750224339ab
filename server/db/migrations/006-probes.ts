import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** One row, written to check that the database stores. */
export const probes: Migration = {
  async up(db) {
    await db.schema
      .createTable('probes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', required)
      .execute();
  },
};
