import { createHash } from 'node:crypto';
import { isRecord } from '../../widget/core/model/value.ts';
import { isPostgres, tryLock } from '../db/locks.ts';
import { type Batch, daysBefore, purge, ROWS_AT_ONCE } from '../db/purge.ts';
import type { Database, Transact } from '../db/schema.ts';
import { createTurns } from '../db/turns.ts';
import { badInput, HttpError } from './errors.ts';

const sorted = (_key: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A hash that is the same for bodies that differ only in the order of their fields. */
export const hashOfBody = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body, sorted) ?? '')
    .digest('base64url');

const keysBefore = (oldest: string): Batch => ({
  of: 'idempotencyKeys',
  async run(trx) {
    const { numDeletedRows } = await trx
      .deleteFrom('idempotencyKeys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('path', 'key'),
          'in',
          selectFrom('idempotencyKeys')
            .select(['path', 'key'])
            .where('at', '<', oldest)
            .orderBy('at')
            .limit(ROWS_AT_ONCE)
            .$asTuple('path', 'key'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

/** Deletes the keys from before `oldest`, an ISO time. */
const purgeKeys = (db: Database, oldest: string, signal?: AbortSignal) => purge(db, keysBefore(oldest), signal);

const HEADER = 'Idempotency-Key';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const RETRY_AFTER_SECONDS = '1';
const KEPT_DAYS = 7;

/** One submission: requests with the same path, key and body are the same. */
type Submission = {
  path: string;
  key: string;
  bodyHash: string;
  /** Names what it writes to, if others write to the same (`server/db/turns.ts`). */
  lane?: string | undefined;
};
export type Answered = { status: number; answer: string };

/** The key of a request, or 400. */
export function keyOf(header: string | string[] | undefined): string {
  const text = String(header ?? '').trim();
  if (!text) throw badInput({ [HEADER]: ['Required'] });
  if (!UUID.test(text)) throw badInput({ [HEADER]: ['Must be a UUID'] });
  return text.toLowerCase();
}

const nameOf = ({ path, key }: Submission) => `${path} ${key}`;

const stillRunning = () =>
  new HttpError(
    409,
    { error: 'The first request with this key is still running' },
    { 'retry-after': RETRY_AFTER_SECONDS },
  );

async function firstAnswer(
  trx: Database | Transact,
  { path, key, bodyHash }: Submission,
): Promise<Answered | undefined> {
  const row = await trx
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'status', 'answer'])
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.bodyHash !== bodyHash) throw new HttpError(422, { error: 'This key was used with another body' });
  return row;
}

const NO_TURNS = { run: <T>(_: string | undefined, act: () => Promise<T>) => act(), waiting: () => 0 };

export type Idempotency = ReturnType<typeof createIdempotency>;

/**
 * Runs each submission once (contract §6). The submission and its key are stored in one transaction: if it fails, the
 * key stays free; if it succeeds, the first answer is repeated.
 */
export function createIdempotency(db: Database, clock: () => Date) {
  const running = new Set<string>();
  // SQLite's one writer has a queue of its own.
  const turns = isPostgres(db) ? createTurns() : NO_TURNS;

  const transact = ({ lane, ...submission }: Submission, act: (trx: Transact) => Promise<Answered>) =>
    turns.run(lane, () => inTransaction(submission, act));

  const inTransaction = (submission: Submission, act: (trx: Transact) => Promise<Answered>) =>
    db.transaction().execute(async (trx) => {
      // Another server on the same database may be running this key; `running` knows only this process.
      if (!(await tryLock(trx, nameOf(submission)))) throw stillRunning();
      const known = await firstAnswer(trx, submission);
      if (known) return known;
      const answered = await act(trx);
      await trx
        .insertInto('idempotencyKeys')
        .values({ ...submission, ...answered, at: clock().toISOString() })
        .execute();
      return answered;
    });

  /** The answer that a submission has had. @throws HttpError 422 where its key had another body */
  const answered = (submission: Submission) => firstAnswer(db, submission);

  /** @param prepare runs before the transaction and may wait for the network; skipped for a known key */
  async function once(
    submission: Submission,
    act: (trx: Transact) => Promise<Answered>,
    prepare?: () => Promise<void>,
  ): Promise<Answered> {
    const name = nameOf(submission);
    if (running.has(name)) throw stillRunning();
    running.add(name);
    try {
      if (prepare && !(await answered(submission))) await prepare();
      return await transact(submission, act);
    } finally {
      running.delete(name);
    }
  }

  /** Deletes keys that no client repeats any more. */
  const purge = (signal?: AbortSignal) => purgeKeys(db, daysBefore(clock, KEPT_DAYS), signal);

  return { once, answered, purge, waiting: turns.waiting };
}
