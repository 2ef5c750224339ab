import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './locks.ts';
import { splitActions } from './split-actions.ts';

// A migration describes the tables of its day, so it must not use today's schema type.
type AnyDatabase = Kysely<unknown>;

type Action = { id: unknown; type: string };
type Widget = { widgetId?: unknown; cards?: { actions?: Action[] }[] };

async function nameWidgets(db: AnyDatabase) {
  const stored = db as Kysely<{
    widgets: { requestId: string; publisherId: string; articleKey: string | null; data: string };
    widgetNames: Record<string, string | null>;
  }>;
  const at = new Date().toISOString();
  const rows = await stored.selectFrom('widgets').select(['requestId', 'publisherId', 'articleKey', 'data']).execute();
  for (const { data, ...names } of rows) {
    const { widgetId, cards = [] } = JSON.parse(data) as Widget;
    const actions = cards.flatMap((card) => card.actions ?? []).map(({ id, type }) => `${id}|${type.toLowerCase()}`);
    await stored
      .insertInto('widgetNames')
      .values({ ...names, widgetId: String(widgetId), actions: JSON.stringify(actions), at })
      .execute();
  }
}

/** What a migration does after its statements. */
const AFTER: Record<string, (db: AnyDatabase) => Promise<void>> = {
  '019-widget-names': nameWidgets,
  '022-publishers': (db) => splitActions(db, console.warn),
};

/** The files have SQLite's words for what PostgreSQL says in others. */
const forPostgres = (statement: string) =>
  statement.replace('integer primary key autoincrement', 'serial primary key').replace(/ without rowid$/, '');

/** Those for this database. The name of one database in a comment before a statement keeps it from the other. */
function statementsOf(text: string, db: AnyDatabase): string[] {
  const [own, other] = isPostgres(db) ? ['/* PostgreSQL */ ', '/* SQLite */ '] : ['/* SQLite */ ', '/* PostgreSQL */ '];
  return text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim().replace(own, ''))
    .filter((statement) => statement !== '' && !statement.startsWith(other))
    .map((statement) => (isPostgres(db) ? forPostgres(statement) : statement));
}

function migrationOf(text: string): [name: string, migration: Migration] {
  const name = NAMED.exec(text)?.[1] ?? '';
  if (!name) throw new Error(`Statements of a migration stand before its name: ${text.slice(0, SHOWN_CHARS)}`);
  const up = async (db: AnyDatabase) => {
    for (const statement of statementsOf(text, db)) await sql.raw(statement).execute(db);
    await AFTER[name]?.(db);
  };
  return [name, { up }];
}

/** A released migration keeps its name and its statements: databases remember by the name that they have run it. */
const NAMED = /^-- (\d{3}-[\w-]+)/;

const SHOWN_CHARS = 80;

const FOLDER = join(import.meta.dirname, 'migrations');

const isSql = (text: string) => text.trim() !== '';

/** @throws Error for statements without a name, and for a name that is there twice */
export function migrationsIn(files: readonly string[]): Record<string, Migration> {
  const found = files.flatMap((text) => text.split(/^(?=-- \d{3}-)/m).filter(isSql)).map(migrationOf);
  const migrations = Object.fromEntries(found);
  const twice = found.find(([name, migration]) => migrations[name] !== migration);
  if (twice) throw new Error(`Two migrations are called ${twice[0]}`);
  return migrations;
}

/** All migrations, each with the name that stands above its statements. */
export const readMigrations = (): Record<string, Migration> =>
  migrationsIn(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.sql')) // editors leave copies beside a file
      .map((file) => readFileSync(join(FOLDER, file), 'utf8')),
  );
