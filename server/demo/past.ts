import type { FastifyInstance } from 'fastify';
import { lock } from '../db/locks.ts';
import type { DatabaseOptions } from '../db/open.ts';
import { identifierOf, inBatches } from '../db/rows.ts';
import type { Database, Transact } from '../db/schema.ts';
import { IN_MEMORY } from '../db/sqlite/files.ts';
import { createPlaces, type Places } from '../figures/places.ts';
import { addUpActivity } from '../figures/store-activity.ts';
import { addUpLoading } from '../figures/store-loading.ts';
import { createChild } from '../processes/child.ts';
import { DAY_MS } from '../time.ts';
import COUNTS from './counts.json' with { type: 'json' };
import { activityOf, demoWidgets, timingOf, type Visit, visitsOn } from './visits.ts';

const rows = Object.entries(COUNTS).flatMap(([identifier, answers]) =>
  Object.entries(answers).map(([answerId, count]) => ({ identifier, answerId, count })),
);

/** Made-up signers of the ferry petition, latest first. All four languages of the petition show them. */
const SIGNERS = { '3001|petition': ['Noor A.', 'Benjamin T.', 'Chloé D.', 'Ignacio V.'] };

const names = Object.entries(SIGNERS).flatMap(([identifier, signers]) =>
  signers.map((name, position) => ({ identifier, position, name })),
);

/** Content that was imported by command is an operator's own. */
async function isDemoContent(db: Database): Promise<boolean> {
  const imports = db.selectFrom('contentImports').select('origin').orderBy('id', 'desc').limit(1);
  return (await imports.executeTakeFirst())?.origin === 'start';
}

/** What the rows of the content's actions are stored under, by identifier. A slider has its guesses beside its counts. */
async function keysIn(db: Database): Promise<Map<string, string[]>> {
  const actions = await db.selectFrom('actions').select(['actionId as id', 'type', 'identifier as key']).execute();
  const keys = new Map<string, string[]>();
  for (const action of actions)
    for (const beside of ['', '|guesses', '|email']) {
      const identifier = `${identifierOf(action)}${beside}`;
      keys.set(identifier, [...(keys.get(identifier) ?? []), `${action.key}${beside}`]);
    }
  return keys;
}

/**
 * Stores made-up counts and names for the content that was imported at the start, or takes away those of an earlier
 * start. They have tables of their own, so that no export takes them for what people did, and each import of content
 * empties them.
 */
export async function storeDemoCounts(db: Database, isWanted: boolean) {
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'content import');
    for (const table of ['demoCounts', 'demoNames'] as const) await trx.deleteFrom(table).execute();
    if (!isWanted || !(await isDemoContent(trx))) return;
    const keys = await keysIn(trx);
    const withKeys = <Row extends { identifier: string }>(all: Row[]) =>
      all.flatMap((row) => (keys.get(row.identifier) ?? []).map((identifier) => ({ ...row, identifier })));
    // An operator's own content has none of them.
    await inBatches(withKeys(rows), (batch) => trx.insertInto('demoCounts').values(batch).execute());
    await inBatches(withKeys(names), (batch) => trx.insertInto('demoNames').values(batch).execute());
  });
}

const DAYS = 90;
const TABLES = ['timingHours', 'timingDays', 'activityHours', 'activityDays'] as const;

async function storeDay(db: Database, day: string, visits: Visit[], places: Places) {
  const loading = await addUpLoading(db, visits.map(timingOf), places);
  const seen = visits.filter(({ isBlocked, random }) => isBlocked || random() < 0.68);
  const activity = await addUpActivity(db, seen.flatMap(activityOf), places);
  await db.transaction().execute(async (trx: Transact) => {
    // Another start may have stored it meanwhile.
    for (const table of ['timingDays', 'activityDays'] as const)
      await trx.deleteFrom(table).where('day', '=', day).where('madeUp', '=', 1).execute();
    for (const table of ['timingHours', 'activityHours'] as const)
      await trx.deleteFrom(table).where('hour', 'like', `${day}T%`).where('madeUp', '=', 1).execute();
    await loading(trx, 1);
    await activity(trx, 1);
  });
}

/** The last day that was made up; null where none was. */
export const lastMadeUpDay = async (db: Database) =>
  (
    await db
      .selectFrom('timingDays')
      .select(db.fn.max<string | null>('day').as('day'))
      .where('scope', '=', '')
      .where('dimension', '=', '')
      .where('madeUp', '=', 1)
      .executeTakeFirst()
  )?.day ?? null;

const remove = (db: Database) =>
  db.transaction().execute(async (trx) => {
    for (const table of TABLES) await trx.deleteFrom(table).where('madeUp', '=', 1).execute();
  });

const dayOf = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length);

/** Stores 90 made-up days, the oldest first: where the last one is there, they all are. */
export async function storePast(db: Database, now: Date, signal?: AbortSignal) {
  const today = dayOf(now.toISOString());
  const last = await lastMadeUpDay(db);
  if (last === today) return;
  await remove(db);
  const widgets = await demoWidgets(db);
  const places = await createPlaces()(db);
  for (let daysAgo = DAYS - 1; daysAgo >= 0 && !signal?.aborted; daysAgo--) {
    const day = new Date(Date.parse(today) - daysAgo * DAY_MS).toISOString().slice(0, 10);
    await storeDay(db, day, visitsOn(day, daysAgo, widgets), places);
  }
}

/** Where the process that stores the past finds the database, and what day it is, ISO 8601. */
export type PastTask = Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'> & { now: string };

const PROGRAM = new URL('./past-process.ts', import.meta.url);
/** Many times what it takes on an idle machine. */
const STORED_WITHIN_MS = 600_000;

/**
 * Stores the past in a process of its own: it takes seconds, and 350 MB that a server would keep as long as it runs.
 * A database in memory is of this process alone.
 */
async function storeBeside(db: Database, { now, ...place }: PastTask, signal: AbortSignal) {
  if (place.dataDir === IN_MEMORY && !place.databaseUrl) return storePast(db, new Date(now), signal);
  if ((await lastMadeUpDay(db)) === dayOf(now)) return;
  const child = createChild<PastTask>(PROGRAM, STORED_WITHIN_MS);
  signal.addEventListener('abort', child.close);
  try {
    await child.run({ now, ...place });
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    await child.close();
  }
}

type PastOptions = Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'> & { clock: () => Date; demoCounts: boolean };

/** Gives a trial's dashboards a past, in the background and marked as made up; takes it away where it is not wanted. */
export function keepPast(app: FastifyInstance, db: Database, options: PastOptions) {
  const { clock, demoCounts: isWanted, dataDir, databaseUrl } = options;
  const ending = new AbortController();
  let keeping = Promise.resolve();
  const keep = async () => {
    const task = { dataDir, databaseUrl, now: clock().toISOString() };
    if (isWanted && (await isDemoContent(db))) await storeBeside(db, task, ending.signal);
    else if (await lastMadeUpDay(db)) await remove(db);
  };
  app.addHook('onListen', async () => {
    keeping = keep().catch((cause) => app.log.error({ err: cause }, 'the demo’s past could not be stored'));
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await keeping;
  });
}
