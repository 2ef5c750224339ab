import type { Migration } from 'kysely/migration';
import { required } from '../columns.ts';

/** Names that signers show to others, and the made-up ones of a demo. */
export const wall: Migration = {
  async up(db) {
    await db.schema.alterTable('signatures').addColumn('showName', 'integer').execute();
    await db.schema.alterTable('signatures').addColumn('shownName', 'text').execute();
    // Readers ask for the latest of an action, once a minute.
    await db.schema
      .createIndex('signaturesWall')
      .on('signatures')
      .columns(['identifier', 'at', 'id'])
      .where('shownName' as never, 'is not', null)
      .execute();
    await db.schema
      .createTable('demoNames')
      .addColumn('identifier', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('name', 'text', required)
      .addPrimaryKeyConstraint('demoNamesKey', ['identifier', 'position'])
      .execute();
  },
};
