import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type Database, OUTBOX_STATUSES, type OutboxStatus, type Schema, type Transact } from '../db/schema.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** Three days with the waits below, as is common for mail servers. */
export const MAX_ATTEMPTS = 20;

/** The wait after the `attempts`th failure: a minute, doubled each time, at most six hours. */
export const waitAfter = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** Longer than one sending takes, time-outs included; until then no other server sends the letter. */
export const LEASE_MS = 5 * MINUTE_MS;

export type Recipient = {
  /** Identifies a recipient even if the name changes. */
  key: string;
  name: string;
  email: string | null;
};

/** A letter that only this process may send until its lease ends. */
export type Claimed = {
  id: string;
  attempts: number;
  leasedBy: string;
  recipientName: string;
  recipientEmail: string;
} & { letter: Schema['letters'] };

const msAfter = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** The reason of a letter that waits for an operator's retry. */
export const HELD = 'held by an operator';

export const FREE = { leasedBy: null, leasedUntil: null } as const;

/** Adds one row per recipient, in the letter's own transaction. */
export async function enqueue(
  trx: Transact,
  letterId: string,
  recipients: (Recipient & { status: OutboxStatus })[],
  at: string,
) {
  const rows = recipients.map(({ key, name, email, status }) => ({
    id: randomUUID(),
    letterId,
    recipientKey: key,
    recipientName: name,
    recipientEmail: email,
    status,
    attempts: 0,
    dueAt: at,
  }));
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
}

type IsFree = (eb: ExpressionBuilder<Schema, 'outbox'>) => Expression<SqlBool>;

/** Waiting and due, or left by a process that ended while sending. */
const claimable =
  (now: string): IsFree =>
  (eb) =>
    eb.or([
      eb.and([eb('status', '=', 'queued'), eb('dueAt', '<=', now)]),
      eb.and([eb('status', '=', 'sending'), eb('leasedUntil', '<', now)]),
    ]);

/** A letter as it stands in the outbox, whoever may send it. */
export async function readClaimed(db: Database, id: string): Promise<Claimed> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const letter = await db.selectFrom('letters').selectAll().where('id', '=', row.letterId).executeTakeFirstOrThrow();
  return { ...row, leasedBy: row.leasedBy ?? '', recipientEmail: row.recipientEmail ?? '', letter };
}

async function claimOne(db: Database, id: string, now: Date, isFree: IsFree): Promise<Claimed | null> {
  const leasedBy = randomUUID();
  // Checks the condition again, so that only one of two servers gets the row.
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set((eb) => ({
      status: 'sending',
      leasedBy,
      leasedUntil: msAfter(now, LEASE_MS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where(isFree)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  return { ...(await readClaimed(db, id)), leasedBy };
}

/** Gives up letters whose last try never ended: one that crashes its process must not be tried forever. */
const parkUnfinished = (db: Database, now: string) =>
  db
    .updateTable('outbox')
    .set({ status: 'failed', reason: 'No try ever finished', ...FREE })
    .where('status', '=', 'sending')
    .where('leasedUntil', '<', now)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .execute();

/** Leases up to `max` letters that are due, longest waiting first. */
export async function claimDue(db: Database, now: Date, max: number): Promise<Claimed[]> {
  await parkUnfinished(db, now.toISOString());
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where(claimable(now.toISOString()))
    .orderBy('dueAt')
    .limit(max)
    .execute();
  const claimed: Claimed[] = [];
  for (const { id } of rows) {
    const letter = await claimOne(db, id, now, claimable(now.toISOString()));
    if (letter) claimed.push(letter);
  }
  return claimed;
}

/** Leases a waiting or failed letter, due or not, while it is written to a file. */
export const claimForExport = (db: Database, id: string, now: Date) =>
  claimOne(db, id, now, (eb) => eb('status', 'in', ['queued', 'failed']));

/** Marks a letter that another mail program sends. */
export const markExported = (db: Database, { id, leasedBy }: Pick<Claimed, 'id' | 'leasedBy'>, file: string) =>
  db
    .updateTable('outbox')
    .set({ status: 'exported', reason: `written to ${file}`, ...FREE })
    .where('id', '=', id)
    .where('leasedBy', '=', leasedBy)
    .execute();

/** Marks a sent letter, even if the lease has ended meanwhile. */
export const markDelivered = (db: Database, { id }: Pick<Claimed, 'id'>, now: Date, proof: object) =>
  db
    .updateTable('outbox')
    .set({ status: 'delivered', deliveredAt: now.toISOString(), proof: JSON.stringify(proof), reason: null, ...FREE })
    .where('id', '=', id)
    .execute();

/** Schedules the next try; after the last one, or if the letter is refused for good, it becomes `failed`. */
export async function markFailed(
  db: Database,
  { id, attempts, leasedBy }: Pick<Claimed, 'id' | 'attempts' | 'leasedBy'>,
  now: Date,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<OutboxStatus> {
  const status = isFinal || attempts >= MAX_ATTEMPTS ? 'failed' : 'queued';
  await db
    .updateTable('outbox')
    .set({ status, reason, dueAt: msAfter(now, waitAfter(attempts)), ...FREE })
    .where('id', '=', id)
    .where('leasedBy', '=', leasedBy)
    .execute();
  return status;
}

/** Marks waiting letters as failed until they are tried again; those in flight may arrive. @returns how many */
export async function holdAll(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'failed', reason: HELD, ...FREE })
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type OutboxCounts = Record<OutboxStatus, number>;

/** When the oldest letter was written that is still to be sent: an ISO time, or null. */
export async function oldestWaiting(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .innerJoin('letters', 'letters.id', 'outbox.letterId')
    .select((eb) => eb.fn.min<string | null>('letters.at').as('at'))
    .where('outbox.status', '=', 'queued')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** @param statuses to count these alone, by the index */
export async function countOutbox(db: Database, statuses?: readonly OutboxStatus[]): Promise<OutboxCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', (eb) => eb.fn.countAll().as('count')])
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .groupBy('status')
    .execute();
  const counts = OUTBOX_STATUSES.map((status) => [
    status,
    Number(rows.find((row) => row.status === status)?.count ?? 0),
  ]);
  return Object.fromEntries(counts) as OutboxCounts;
}
