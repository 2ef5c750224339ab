import type { Migration } from 'kysely/migration';
import { numbered, required } from './columns.ts';

/** Links that were opened and videos that were watched. */
export const completions: Migration = {
  async up(db) {
    await numbered(db, 'completions')
      .addColumn('identifier', 'text', required)
      .addColumn('at', 'text', required)
      .addColumn('context', 'text', required)
      .execute();
  },
};
