import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type AnyDatabase, required } from './columns.ts';

/** A primary key can't be changed in SQLite, so the rows move to another table. */
async function listPostcodes(db: AnyDatabase) {
  const key = ['countryCode', 'postalCode', 'list', 'level', 'role', 'adminArea1Code', 'district'];
  await db.schema
    .createTable('listedPostcodes')
    .addColumn('list', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('countryCode', 'text', required)
    .addColumn('postalCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required)
    .addPrimaryKeyConstraint('listedPostcodesKey', key as never[])
    .execute();
  await sql`
    insert into listed_postcodes (list, country_code, postal_code, level, role, admin_area1_code, district)
    select lower(country_code), country_code, postal_code, level, role, admin_area1_code, district from postcodes
  `.execute(db);
  await db.schema.dropTable('postcodes').execute();
  await db.schema.alterTable('listedPostcodes').renameTo('postcodes').execute();
}

/** Lists of lawmakers have names, so that two of a country can stand side by side. Earlier ones have their country's. */
export const lawmakerLists: Migration = {
  async up(db) {
    for (const table of ['lawmakers', 'districtShapes']) {
      await db.schema
        .alterTable(table)
        .addColumn('list', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await sql`update ${sql.table(table)} set list = lower(country_code)`.execute(db);
    }
    await listPostcodes(db);
  },
};
