import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// A migration describes the tables of its day, so it must not use today's schema type.
type AnyDatabase = Kysely<unknown>;

const addText = (db: AnyDatabase, table: string, column: string) =>
  db.schema.alterTable(table).addColumn(column, 'text').execute();

/** What a publisher may let these forms ask for, too. */
export const askedFields: Migration = {
  async up(db: AnyDatabase) {
    await addText(db, 'signups', 'prefix');
    await addText(db, 'signups', 'address');
    await addText(db, 'registrationChecks', 'prefix');
    await addText(db, 'registrationChecks', 'phone');
  },
};
