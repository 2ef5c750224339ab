import type { Migration } from 'kysely/migration';

/** One gift may be paid from two tabs: the second donation names the first. */
export const sameGift: Migration = {
  async up(db) {
    await db.schema.alterTable('donations').addColumn('sameAs', 'text').execute();
  },
};
