import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import Cursor from 'pg-cursor';
import type { Watch } from './waiting.ts';

/** The most that one server keeps open. */
export const CONNECTIONS = 10;

const CONNECT_TIMEOUT_MS = 3_000;

/** Time limits in milliseconds; 0 is none. */
type Limits = {
  statement: number;
  lock: number;
  /** A server that vanished during a transaction must not hold its locks until the network notices. */
  idleInTransaction: number;
  /** Longer than any statement may take; after that the connection counts as dead. */
  silence: number;
};

/** For requests: after that they are answered with 503, as the database is busy. */
export const OF_REQUESTS: Limits = { statement: 15_000, lock: 3_000, idleInTransaction: 15_000, silence: 20_000 };

/** For migrations, imports and exports: a new index or a sort may take minutes, and so may another server's. */
const UNLIMITED: Limits = { statement: 0, lock: 600_000, idleInTransaction: 0, silence: 0 };

/** A dead connection stays open for hours, and no time limit of `pg` closes it. */
function socketWithTimeout(silenceMs: number) {
  const socket = new Socket();
  if (silenceMs > 0) socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: no answer')));
  return socket;
}

function createPool(connectionString: string, { statement, lock, idleInTransaction, silence }: Limits) {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
    stream: () => socketWithTimeout(silence),
  });
  // The pool replaces a broken connection, and the query on it fails. But the client also emits an error, and without a
  // listener that ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param url `postgres://…` */
export function postgresDialect(url: string, limits = OF_REQUESTS, watch?: Watch) {
  const pool = createPool(url, limits);
  watch?.(() => ({ connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } }));
  return new PostgresDialect({ pool, cursor: Cursor });
}

const SET_UNLIMITED = `
  select set_config('statement_timeout', '${UNLIMITED.statement}', false),
    set_config('lock_timeout', '${UNLIMITED.lock}', false),
    set_config('idle_in_transaction_session_timeout', '${UNLIMITED.idleInTransaction}', false)`;

/** For work that may take minutes. */
export const unlimitedDialect = (url: string) =>
  new PostgresDialect({
    pool: createPool(url, UNLIMITED),
    cursor: Cursor,
    // `pg` sends no limit of 0 to the server, whose own may be another, and the address may name one.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(SET_UNLIMITED));
    },
  });
