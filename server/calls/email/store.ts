import { randomUUID } from 'node:crypto';
import type { CompleteEmailRequest } from '../../../widget/api/wire.ts';
import type { OutboxStatus, Transact } from '../../db/schema.ts';
import { enqueue, type Recipient } from '../../mail/outbox.ts';
import { contextJson } from '../context.ts';

export type LetterRequest = CompleteEmailRequest;
export type Outgoing = Recipient & { status: OutboxStatus };

/** One person's letters about one action. */
export type Author = { identifier: string; emailKey: string };

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

const rowOf = (request: LetterRequest, { identifier, emailKey }: Author, isTest: boolean, at: string) => ({
  id: randomUUID(),
  identifier,
  emailKey,
  isTest: isTest ? 1 : 0,
  email: request.from.trim(),
  prefix: request.prefix ?? null,
  firstName: request.firstName ?? null,
  middleName: request.middleName ?? null,
  lastName: request.lastName ?? null,
  suffix: request.suffix ?? null,
  phone: json(request.phoneNumber),
  address: json(request.address),
  subject: request.subject,
  text: request.text,
  answerId: request.answerId === undefined || request.answerId === null ? null : String(request.answerId),
  at,
  context: contextJson(request),
});

/** Keeps a letter and one outbox row per recipient: both, or with the request's key neither. */
export async function storeLetter(
  trx: Transact,
  request: LetterRequest,
  author: Author,
  { recipients, isTest, at }: { recipients: Outgoing[]; isTest: boolean; at: string },
) {
  const row = rowOf(request, author, isTest, at);
  await trx.insertInto('letters').values(row).execute();
  await enqueue(trx, row.id, recipients, at);
}

/** Who of an action's recipients has had a letter from this person, or will; one that was given up may be written again. */
export async function writtenTo(trx: Transact, { identifier, emailKey }: Author): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('outbox')
    .innerJoin('letters', 'letters.id', 'outbox.letterId')
    .select('outbox.recipientKey')
    .where('letters.identifier', '=', identifier)
    .where('letters.emailKey', '=', emailKey)
    .where('outbox.status', 'in', ['queued', 'sending', 'delivered', 'exported'])
    .execute();
  return new Set(rows.map(({ recipientKey }) => recipientKey));
}

/** Whether this person has written about this action before. */
export async function hasWritten(trx: Transact, { identifier, emailKey }: Author): Promise<boolean> {
  const row = await trx
    .selectFrom('letters')
    .select('id')
    .where('identifier', '=', identifier)
    .where('emailKey', '=', emailKey)
    .where('isTest', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
