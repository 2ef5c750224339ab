import type { Migration } from 'kysely/migration';
import type { AnyDatabase } from './columns.ts';

const addText = (db: AnyDatabase, table: string, column: string) =>
  db.schema.alterTable(table).addColumn(column, 'text').execute();

/** Fields that a publisher may add to these forms. */
export const askedFields: Migration = {
  async up(db: AnyDatabase) {
    await addText(db, 'signups', 'prefix');
    await addText(db, 'signups', 'address');
    await addText(db, 'registrationChecks', 'prefix');
    await addText(db, 'registrationChecks', 'phone');
  },
};
