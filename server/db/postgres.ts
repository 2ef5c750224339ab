import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import Cursor from 'pg-cursor';

/** The most that one server keeps open. */
export const CONNECTIONS = 10;

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** After that the request is answered with 503, as the database is busy. */
const LOCK_TIMEOUT_MS = 3_000;
/** A server that vanished during a transaction must not hold its locks until the network notices. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/** Longer than any statement may take; after that the connection counts as dead. */
const SILENCE_TIMEOUT_MS = 20_000;

/** A dead connection stays open for hours, and no time limit of `pg` closes it. */
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
  // The pool replaces a broken connection, and the query on it fails. But the client also emits an error, and without a
  // listener that ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param url `postgres://…` */
export const postgresDialect = (url: string, silenceMs = SILENCE_TIMEOUT_MS) =>
  new PostgresDialect({ pool: createPool(url, silenceMs), cursor: Cursor });
