import type { Migration } from 'kysely/migration';
import { numbered, required } from '../columns.ts';

/** Adds the tables of access tokens and of sessions. */
export const access: Migration = {
  async up(db) {
    await numbered(db, 'accessTokens')
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', required)
      .addColumn('publisherId', 'text')
      .addColumn('at', 'text', required)
      .addColumn('expiresAt', 'text')
      .addColumn('lastUsedOn', 'text')
      .addColumn('endedAt', 'text')
      .execute();
    await db.schema
      .createTable('accessSessions')
      .addColumn('sessionHash', 'text', (column) => column.primaryKey())
      .addColumn('tokenId', 'integer', required)
      .addColumn('expiresAt', 'text', required)
      .execute();
  },
};
