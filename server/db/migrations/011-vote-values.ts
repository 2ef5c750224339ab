import type { Migration } from 'kysely/migration';

/** What a slider was moved to, beside the answer that it counts as. */
export const voteValues: Migration = {
  async up(db) {
    await db.schema.alterTable('votes').addColumn('value', 'double precision').execute();
  },
};
