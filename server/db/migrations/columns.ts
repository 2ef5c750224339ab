import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { isPostgres } from '../locks.ts';

// A migration describes the tables of its day, so it must not use today's schema type.
export type AnyDatabase = Kysely<unknown>;

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A table whose rows are numbered by the database. */
export const numbered = (db: AnyDatabase, table: string) =>
  isPostgres(db)
    ? db.schema.createTable(table).addColumn('id', 'serial', (column) => column.primaryKey())
    : db.schema.createTable(table).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
