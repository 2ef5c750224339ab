import type { FastifyInstance } from 'fastify';
import { lock } from '../db/locks.ts';
import { identifierOf, inBatches } from '../db/rows.ts';
import type { Database, Transact } from '../db/schema.ts';
import { createPlaces, type Places } from '../figures/places.ts';
import { addUpActivity } from '../figures/store-activity.ts';
import { addUpLoading } from '../figures/store-loading.ts';
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

/** Stores 90 made-up days, the oldest first: where the last one is there, they all are. */
export async function storePast(db: Database, now: Date, signal?: AbortSignal) {
  const today = now.toISOString().slice(0, 10);
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

/** Gives a trial's dashboards a past, in the background and marked as made up; takes it away where it is not wanted. */
export function keepPast(
  app: FastifyInstance,
  db: Database,
  { clock, demoCounts: isWanted }: { clock: () => Date; demoCounts: boolean },
) {
  const ending = new AbortController();
  let keeping = Promise.resolve();
  const keep = async () => {
    if (isWanted && (await isDemoContent(db))) await storePast(db, clock(), ending.signal);
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
