import type { Migration } from 'kysely/migration';

/** Finds the latest guesses of a speedometer without reading all. It finds all votes of an action as well. */
export const votesInTime: Migration = {
  async up(db) {
    await db.schema.createIndex('votesInTime').on('votes').columns(['identifier', 'at']).execute();
    await db.schema.dropIndex('votesIdentifier').execute();
  },
};
