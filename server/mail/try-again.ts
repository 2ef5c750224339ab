import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Schema, Transact } from '../db/schema.ts';
import { FREE, HELD, type Recipient } from './outbox.ts';

const dueAt = (at: string) => ({ status: 'queued', attempts: 0, dueAt: at, ...FREE }) as const;

/**
 * Whether no other row stands for the same letter to the same recipient, as earlier releases could store them. Of
 * several that failed, the first counts.
 */
const IS_ONLY_ONE = sql<SqlBool>`not exists (
  select 1 from letters as own
    inner join letters as same on same.identifier = own.identifier and same.content_hash = own.content_hash
    inner join outbox as other on other.letter_id = same.id
  where own.id = outbox.letter_id and own.is_test = 0 and same.is_test = 0
    and other.recipient_key = outbox.recipient_key and other.id <> outbox.id
    and (other.status in ('queued', 'sending', 'delivered')
      or other.status = 'exported' and outbox.status <> 'exported'
      or other.status = outbox.status and other.id < outbox.id)
)`;

/**
 * Makes failed letters, or the named ones, due at once with all their tries. A letter stays as it is if the same one
 * has reached its recipient, or will.
 *
 * @returns how many are due
 */
export async function requeue(db: Database, now: Date, ids?: readonly string[]): Promise<number> {
  const query = db
    .updateTable('outbox')
    .set(dueAt(now.toISOString()))
    .where('status', 'in', ['failed', 'queued', 'exported'])
    .where('recipientEmail', 'is not', null)
    .where(IS_ONLY_ONE);
  const { numUpdatedRows } = await (ids
    ? query.where('id', 'in', [...ids])
    : query.where('status', '=', 'failed')
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Makes a failed letter to one recipient due. One that an operator holds stays held. */
export const tryAgain = (
  trx: Transact,
  letterIds: SelectQueryBuilder<Schema, 'letters', { id: string }>,
  { key, email }: Recipient,
  at: string,
) =>
  trx
    .updateTable('outbox')
    .set({ ...dueAt(at), recipientEmail: email })
    .where('letterId', 'in', letterIds)
    .where('recipientKey', '=', key)
    .where('status', '=', 'failed')
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', '!=', HELD)]))
    .where(IS_ONLY_ONE)
    .execute();
