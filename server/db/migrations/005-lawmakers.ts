import type { Migration } from 'kysely/migration';
import { type AnyDatabase, numbered, required } from './columns.ts';

async function createLawmakers(db: AnyDatabase) {
  await db.schema
    .createTable('lawmakers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('countryCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('email', 'text')
    .addColumn('data', 'text', required)
    .execute();
  await db.schema.createIndex('lawmakersArea').on('lawmakers').columns(['countryCode', 'adminArea1Code']).execute();
}

async function createDistricts(db: AnyDatabase) {
  await db.schema
    .createTable('postcodes')
    .addColumn('countryCode', 'text', required)
    .addColumn('postalCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required)
    .addPrimaryKeyConstraint('postcodesKey', [
      'countryCode',
      'postalCode',
      'level',
      'role',
      'adminArea1Code',
      'district',
    ])
    .execute();
  let shapes = numbered(db, 'districtShapes')
    .addColumn('countryCode', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('role', 'integer', required)
    .addColumn('adminArea1Code', 'text', required)
    .addColumn('district', 'text', required);
  for (const side of ['west', 'south', 'east', 'north']) shapes = shapes.addColumn(side, 'double precision', required);
  await shapes.addColumn('rings', 'text', required).execute();
  await db.schema.createIndex('districtShapesCountry').on('districtShapes').columns(['countryCode', 'west']).execute();
}

async function createNotes(db: AnyDatabase) {
  await numbered(db, 'lawmakerImports')
    .addColumn('at', 'text', required)
    .addColumn('folder', 'text', required)
    .addColumn('origin', 'text', required)
    .execute();
  await numbered(db, 'addressLocationPairs')
    .addColumn('at', 'text', required)
    .addColumn('enteredArea', 'text', required)
    .addColumn('enteredLatitude', 'double precision')
    .addColumn('enteredLongitude', 'double precision')
    .addColumn('geolocatedCountry', 'text')
    .addColumn('geolocatedLatitude', 'double precision')
    .addColumn('geolocatedLongitude', 'double precision')
    .execute();
  await db.schema.createIndex('addressLocationPairsAt').on('addressLocationPairs').column('at').execute();
}

/** Lawmakers, where their districts are, and how far the place of an IP address is from the address entered. */
export const lawmakers: Migration = {
  async up(db) {
    for (const create of [createLawmakers, createDistricts, createNotes]) await create(db);
  },
};
