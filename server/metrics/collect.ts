import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { isPostgres } from '../db/locks.ts';
import type { Database } from '../db/schema.ts';
import { fileIn } from '../db/sqlite/errors.ts';
import { IN_MEMORY } from '../db/sqlite/files.ts';
import type { Waiting } from '../db/waiting.ts';
import { createProbe, freeBytes } from '../health.ts';
import { countOutbox, oldestWaiting } from '../mail/outbox.ts';
import type { Meters } from './meters.ts';

const MS_PER_SECOND = 1_000;

/** Those that wait, or wait for an operator: of the others there may be millions, which take long to count. */
const WAITING_LETTERS = ['queued', 'sending', 'failed'] as const;

let ofProcess: Registry | undefined;

/**
 * Memory, processor, event loop and collector of garbage: of the process, however many servers it has. Their clocks begin when
 * somebody asks, so that nobody else pays for them.
 */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

const bytesOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

async function databaseBytes(db: Database, dataDir: string): Promise<number | null> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return Number(rows[0]?.bytes ?? 0);
  }
  if (dataDir === IN_MEMORY) return null;
  const [file, log] = await Promise.all([bytesOf(fileIn(dataDir)), bytesOf(`${fileIn(dataDir)}-wal`)]);
  return file + log;
}

type Sources = {
  db: Database;
  dataDir: string;
  clock: () => Date;
  /** What the parts of the database say of themselves. */
  waiting: () => Waiting;
};

/** @returns a function that brings the state up to date and resolves with all that can be read */
export function createCollector({ registry, state }: Meters, { db, dataDir, clock, waiting }: Sources) {
  const probe = createProbe(db);

  /** @returns whether the database answers; if not, it is asked nothing more, since that would take long */
  async function measureProbe(): Promise<boolean> {
    const began = performance.now();
    const isUp = await probe().then(
      () => true,
      () => false,
    );
    state.up.set(Number(isUp));
    state.probe.set((performance.now() - began) / MS_PER_SECOND);
    return isUp;
  }

  function readWaiting() {
    const { writersWaiting = 0, connections } = waiting();
    state.writers.set(writersWaiting);
    for (const [name, count] of Object.entries(connections ?? {})) state.connections.set({ state: name }, count);
  }

  async function askDatabase() {
    const [bytes, letters] = await Promise.all([databaseBytes(db, dataDir), countOutbox(db, WAITING_LETTERS)]);
    if (bytes !== null) state.size.set(bytes);
    for (const status of WAITING_LETTERS) state.letters.set({ status }, letters[status]);
    const oldest = letters.queued > 0 ? await oldestWaiting(db) : null;
    state.oldest.set(oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest)) / MS_PER_SECOND);
  }

  return async (): Promise<Registry[]> => {
    readWaiting();
    // What was read before is no answer for now.
    for (const gauge of [state.room, state.size, state.oldest]) gauge.remove();
    state.letters.reset();
    const free = await freeBytes(dataDir);
    if (free !== null) state.room.set(free);
    if (await measureProbe()) await askDatabase().catch(() => state.up.set(0));
    return [registry, processRegistry()];
  };
}

export type Collector = ReturnType<typeof createCollector>;
