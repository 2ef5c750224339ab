import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { isPostgres } from '../locks.ts';

// A migration describes the tables of its day, so it must not use today's schema type.
export type AnyDatabase = Kysely<unknown>;

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A table whose rows are numbered by the database. */
export const numbered = (db: AnyDatabase, table: string) =>
  isPostgres(db)
    ? db.schema.createTable(table).addColumn('id', 'serial', (column) => column.primaryKey())
    : db.schema.createTable(table).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

type Type = 'text' | 'integer' | 'double precision';
type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const added =
  (change: Change) =>
  (type: Type, ...names: string[]) =>
  <T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C | string> =>
    names.reduce<CreateTableBuilder<T, C | string>>((all, name) => all.addColumn(name, type, change), table);

/** Several columns of a new table, for `$call`. */
export const columns = added((column) => column);
export const requiredColumns = added(required);
