import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import type { Leave, Queue } from '../queue.ts';
import { BusyError, troubleOf } from '../trouble.ts';
import type { Files } from './files.ts';

/** As long as a reader may wait after pressing a button; then the database counts as busy. */
const LOCK_WAIT_MS = 3_000;
const ASK_EVERY_MS = 10;

/** Tries again while another process locks the file. The rest of the server goes on meanwhile. */
async function retryWhileBusy<T>(act: () => T, until: number): Promise<T> {
  for (;;) {
    try {
      return act();
    } catch (cause) {
      if (troubleOf(cause) !== 'busy') throw cause;
      if (Date.now() >= until) throw new BusyError('Another process holds the database file', { cause });
    }
    await wait(ASK_EVERY_MS);
  }
}

function execute<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Reads see what was committed; writes wait for their turn. */
export class SqliteConnection implements DatabaseConnection {
  readonly #files: Files;
  readonly #turns: Queue;
  /** Set while this connection's transaction has its turn. */
  #leave: Leave | null = null;

  constructor(files: Files, turns: Queue) {
    this.#files = files;
    this.#turns = turns;
  }

  async begin() {
    const until = Date.now() + LOCK_WAIT_MS;
    const leave = await this.#turns.enter(LOCK_WAIT_MS);
    try {
      // A deferred transaction that reads first would fail if another process has written before it writes.
      await retryWhileBusy(() => this.#files.writer.exec('begin immediate'), until);
      this.#leave = leave;
    } catch (cause) {
      leave();
      throw cause;
    }
  }

  commit() {
    this.#files.writer.exec('commit');
    this.#end();
  }

  rollback() {
    try {
      // SQLite itself rolls back when the disk is full.
      if (this.#files.writer.isTransaction) this.#files.writer.exec('rollback');
    } finally {
      this.#end();
    }
  }

  #end() {
    this.#leave?.();
    this.#leave = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#files;
    if (this.#leave) return execute(writer, query);
    if (reader && SelectQueryNode.is(query.query))
      return retryWhileBusy(() => execute(reader, query), LOCK_WAIT_MS + Date.now());
    return this.#inTurn(() => execute(writer, query));
  }

  async #inTurn<T>(act: () => T): Promise<T> {
    const until = Date.now() + LOCK_WAIT_MS;
    const leave = await this.#turns.enter(LOCK_WAIT_MS);
    try {
      return await retryWhileBusy(act, until);
    } finally {
      leave();
    }
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    const statement = (this.#files.reader ?? this.#files.writer).prepare(sql);
    let rows: Row[] = [];
    for (const row of statement.iterate(...(parameters as SQLInputValue[]))) {
      rows.push(row as Row);
      if (rows.length < chunkSize) continue;
      yield { rows };
      rows = [];
    }
    if (rows.length > 0) yield { rows };
  }
}
