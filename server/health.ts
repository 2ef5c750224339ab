import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { within } from '../widget/core/model/time-limit.ts';
import { isPostgres } from './db/locks.ts';
import type { Database } from './db/schema.ts';
import { IN_MEMORY } from './db/sqlite/files.ts';
import { BusyError } from './db/trouble.ts';

const WITHIN_MS = 2_500;
/** Anybody may ask for `/readyz`, so the database is written to at most once in this time. */
const VALID_MS = 1_000;

const store = (db: Database, at: string) =>
  db
    .insertInto('probes')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();

const tooLate = () => new BusyError(`The database stored nothing within ${WITHIN_MS} ms`);

/**
 * Checks that the database stores, by writing to it: nothing less finds a full disk, a locked file or a standby server.
 */
export function createProbe(db: Database) {
  let last: { at: number; outcome: Promise<unknown> } | undefined;
  /** @throws the database's error, or a BusyError within seconds */
  return function probe(): Promise<unknown> {
    const now = Date.now();
    if (!last || now - last.at > VALID_MS)
      last = { at: now, outcome: within(WITHIN_MS, store(db, new Date(now).toISOString()), tooLate) };
    return last.outcome;
  };
}

/** Room on the disk of a folder; null where nobody knows it. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  if (dataDir === IN_MEMORY) return null;
  const found = await statfs(dataDir).catch(() => null);
  // Some file systems don't say how large they are.
  return found && found.blocks > 0 ? found.bavail * found.bsize : null;
}

/** SQLite stores the probe's row in room that it has already, when it can add no other row any more. */
const LEAST_FREE_BYTES = 1_000_000;

async function isDiskFull(db: Database, dataDir: string): Promise<boolean> {
  if (isPostgres(db)) return false;
  return ((await freeBytes(dataDir)) ?? LEAST_FREE_BYTES) < LEAST_FREE_BYTES;
}

type Health = {
  dataDir: string;
  distDir: string;
  /** What is said beside a server that is ready, such as the age of what was imported. */
  details?: () => Promise<Record<string, unknown>>;
};

async function missingParts(db: Database, { dataDir, distDir }: Omit<Health, 'details'>): Promise<string[]> {
  const missing = [];
  if (await isDiskFull(db, dataDir)) missing.push('disk');
  if (!existsSync(join(distDir, 'widget/index.html'))) missing.push('build');
  const widget = await db.selectFrom('widgets').select('requestId').limit(1).executeTakeFirst();
  if (!widget) missing.push('content');
  return missing;
}

const QUIET = ['warn', 'error', 'fatal', 'silent'] as const;

/** The level of routes that machines ask every few seconds: only failures are logged. */
export const quietLevel = ({ log }: FastifyInstance) => QUIET.find((level) => level === log.level) ?? 'warn';

/** `/healthz`: the process is alive. `/readyz`: the database stores, content and build are there (contract §6). */
export function addHealthRoutes(app: FastifyInstance, db: Database, { details, ...health }: Health) {
  const probe = createProbe(db);
  const logLevel = quietLevel(app);
  app.get('/healthz', { logLevel }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await probe();
      const missing = await missingParts(db, health);
      if (missing.length === 0) return { status: 'ready', ...(await details?.()) };
      return reply.code(503).send({ error: 'Not ready', missing });
    } catch (cause) {
      request.log.error({ err: cause }, 'the database does not store what it is given');
      return reply.code(503).send({ error: 'Not ready', missing: ['database'] });
    }
  });
}
