import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type AnyDatabase, columns, numbered, required, requiredColumns } from './columns.ts';

/** Readers' videos. The files are kept elsewhere (`server/media/`). */
export const videos: Migration = {
  async up(db) {
    await db.schema
      .createTable('videos')
      .addColumn('uploadId', 'text', (column) => column.primaryKey())
      .$call(requiredColumns('text', 'identifier', 'state', 'at', 'name'))
      .addColumn('bytes', 'integer', required)
      .addColumn('contentType', 'text')
      .addColumn('seconds', 'double precision')
      .addColumn('hasPicture', 'integer')
      .addColumn('videoId', 'text', (column) => column.unique())
      .addColumn('answerId', 'text', (column) => column.unique())
      .$call(columns('text', 'submissionKey', 'requestId', 'context'))
      .execute();
    await db.schema.createIndex('videosByState').on('videos').columns(['state', 'at']).execute();
    await db.schema.createIndex('videosBySubmission').on('videos').column('submissionKey').execute();
  },
};

/** Links that were opened and videos that were watched. */
export const completions: Migration = {
  async up(db) {
    await numbered(db, 'completions')
      .$call(requiredColumns('text', 'identifier', 'at', 'context'))
      .execute();
  },
};

/** What a slider was moved to, beside the answer that it counts as. */
export const voteValues: Migration = {
  async up(db) {
    await db.schema.alterTable('votes').addColumn('value', 'double precision').execute();
  },
};

const createDonations = (db: AnyDatabase) =>
  db.schema
    .createTable('donations')
    .addColumn('trackingId', 'text', (column) => column.primaryKey())
    .$call(requiredColumns('text', 'identifier', 'paymentType'))
    .addColumn('amount', 'integer', required)
    .$call(requiredColumns('text', 'currency', 'status', 'at'))
    .$call(
      columns(
        'text',
        'paidAt',
        'endUserId',
        'submissionKey',
        'emailKey',
        'email',
        'firstName',
        'lastName',
        'postalCode',
        'dedication',
        'provider',
        'optIns',
        'context',
      ),
    )
    .execute();

const createCharges = (db: AnyDatabase) =>
  db.schema
    .createTable('charges')
    .addColumn('orderId', 'text', (column) => column.primaryKey())
    .addColumn('trackingId', 'text', (column) => column.notNull().references('donations.trackingId'))
    .$call(requiredColumns('text', 'nonceHash', 'status'))
    .$call(columns('text', 'decline', 'message', 'transactionId'))
    .addColumn('at', 'text', required)
    .addColumn('settledAt', 'text')
    .execute();

/** The sandbox's own books, which a real gateway keeps. */
const createSandbox = (db: AnyDatabase) =>
  db.schema
    .createTable('sandboxCharges')
    .addColumn('orderId', 'text', (column) => column.primaryKey())
    .addColumn('nonce', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'integer', required)
    .$call(requiredColumns('text', 'currency', 'outcome'))
    .execute();

const createAuthorizations = (db: AnyDatabase) =>
  db.schema
    .createTable('sandboxAuthorizations')
    .addColumn('trackingId', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', required)
    .addColumn('nonce', 'text')
    .execute();

/** Donations, each attempt to charge one, and the books of the sandbox. */
export const donations: Migration = {
  async up(db) {
    await createDonations(db);
    await createCharges(db);
    await createSandbox(db);
    await createAuthorizations(db);
    await db.schema.createIndex('donationsAction').on('donations').columns(['identifier', 'at']).execute();
    await db.schema.createIndex('donationsPerson').on('donations').column('emailKey').execute();
    await db.schema.createIndex('donationsKey').on('donations').column('submissionKey').execute();
    await db.schema.createIndex('chargesDonation').on('charges').column('trackingId').execute();
    // The database itself refuses a second charge beside one that was made or may have been, and a second use of a nonce.
    await sql`create unique index charges_once on charges (tracking_id) where status in ('asked', 'paid')`.execute(db);
    await sql`create unique index charges_nonce on charges (nonce_hash) where status <> 'none'`.execute(db);
  },
};

/** Receipts are letters too, to the donor, in the language in which the donation was made. */
export const receipts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('letters')
      .addColumn('isReceipt', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('donations').addColumn('language', 'text').execute();
  },
};

/** One gift may be paid from two tabs: the second donation names the first. */
export const sameGift: Migration = {
  async up(db) {
    await db.schema.alterTable('donations').addColumn('sameAs', 'text').execute();
  },
};

/** A primary key can't be changed in SQLite, so the rows move to another table. */
async function listPostcodes(db: AnyDatabase) {
  const key = ['countryCode', 'postalCode', 'list', 'level', 'role', 'adminArea1Code', 'district'];
  await db.schema
    .createTable('listedPostcodes')
    .addColumn('list', 'text', (column) => column.notNull().defaultTo(''))
    .$call(requiredColumns('text', 'countryCode', 'postalCode'))
    .$call(requiredColumns('integer', 'level', 'role'))
    .$call(requiredColumns('text', 'adminArea1Code', 'district'))
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
