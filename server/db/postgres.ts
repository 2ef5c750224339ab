import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import Cursor from 'pg-cursor';

/** All that one server keeps open. */
export const CONNECTIONS = 10;

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A row or table that somebody holds for longer: the request is answered that the database is busy. */
const LOCK_TIMEOUT_MS = 3_000;
/** A server that vanished in the middle of a transaction must not hold its rows until the network notices. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/** Longer than any statement may take: after that nobody answers any more. */
const SILENCE_TIMEOUT_MS = 20_000;

/** A connection into nowhere stays open for hours; `pg` has no time limit that also gives it up. */
function impatientSocket(silenceMs: number) {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: no answer')));
  return socket;
}

function createPool(connectionString: string, silenceMs: number) {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    stream: () => impatientSocket(silenceMs),
  });
  // A connection that breaks is replaced by the pool, and who was using it is told by the query. But it also emits an
  // error, idle or not, and one that nobody hears ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param url `postgres://…` */
export const postgresDialect = (url: string, silenceMs = SILENCE_TIMEOUT_MS) =>
  new PostgresDialect({ pool: createPool(url, silenceMs), cursor: Cursor });
