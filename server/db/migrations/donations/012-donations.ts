import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type AnyDatabase, required } from '../columns.ts';

const createDonations = (db: AnyDatabase) =>
  db.schema
    .createTable('donations')
    .addColumn('trackingId', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('paymentType', 'text', required)
    .addColumn('amount', 'integer', required)
    .addColumn('currency', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('paidAt', 'text')
    .addColumn('endUserId', 'text')
    .addColumn('submissionKey', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('email', 'text')
    .addColumn('firstName', 'text')
    .addColumn('lastName', 'text')
    .addColumn('postalCode', 'text')
    .addColumn('dedication', 'text')
    .addColumn('provider', 'text')
    .addColumn('optIns', 'text')
    .addColumn('context', 'text')
    .execute();

const createCharges = (db: AnyDatabase) =>
  db.schema
    .createTable('charges')
    .addColumn('orderId', 'text', (column) => column.primaryKey())
    .addColumn('trackingId', 'text', (column) => column.notNull().references('donations.trackingId'))
    .addColumn('nonceHash', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('decline', 'text')
    .addColumn('message', 'text')
    .addColumn('transactionId', 'text')
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
    .addColumn('currency', 'text', required)
    .addColumn('outcome', 'text', required)
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
