import { randomUUID } from 'node:crypto';
import type { CompleteEmailRequest } from '../../../widget/core/api/wire.ts';
import { flag, json, textOf } from '../../db/rows.ts';
import type { OutboxStatus, Transact } from '../../db/schema.ts';
import { hashOfBody } from '../../http/idempotency.ts';
import { enqueue, type Recipient } from '../../mail/outbox.ts';
import { tryAgain } from '../../mail/try-again.ts';
import { emailKeyOf } from '../../people/scope.ts';
import type { KnownAction } from '../action.ts';
import { contextJson } from '../context.ts';
import type { Person } from '../person.ts';

export type LetterRequest = CompleteEmailRequest;
export type Outgoing = Recipient & { status: OutboxStatus };

/** The parts of a letter that an official reads. */
const contentOf = (request: LetterRequest) => ({
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
});

/** The same for letters that an official can't tell apart: same words, same writer. */
export const contentHashOf = (request: LetterRequest) => {
  const { email, subject, text, ...writer } = contentOf(request);
  return hashOfBody({ ...writer, email: emailKeyOf(email), subject: subject.trim(), text: text.trim() });
};

const rowOf = (request: LetterRequest, author: Person, known: KnownAction, isTest: boolean) => ({
  ...author,
  ...contentOf(request),
  id: randomUUID(),
  contentHash: contentHashOf(request),
  isTest: flag(isTest),
  isReceipt: 0,
  answerId: textOf(request.answerId),
  context: contextJson(request, known),
});

/** Stores a letter and one outbox row per recipient, in the transaction of the request's key. */
export async function storeLetter(
  trx: Transact,
  request: LetterRequest,
  author: Person,
  { known, recipients, isTest }: { known: KnownAction; recipients: Outgoing[]; isTest: boolean },
) {
  const row = rowOf(request, author, known, isTest);
  await trx.insertInto('letters').values(row).execute();
  await enqueue(trx, row.id, recipients, author.at);
}

type SameLetter = { identifier: string; contentHash: string };

/** Tries a letter again that was given up, at the address that its recipient has now. */
export async function tryGivenUp(trx: Transact, { identifier, contentHash }: SameLetter, to: Recipient[], at: string) {
  const letters = trx
    .selectFrom('letters')
    .select('id')
    .where('identifier', '=', identifier)
    .where('contentHash', '=', contentHash);
  for (const recipient of to) if (recipient.email !== null) await tryAgain(trx, letters, recipient, at);
}

/**
 * Recipients who have had the same letter or may get it. One that is held or failed counts too: it can be retried, and
 * would then arrive beside a second one.
 */
export async function writtenTo(trx: Transact, { identifier, contentHash }: SameLetter): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('outbox')
    .innerJoin('letters', 'letters.id', 'outbox.letterId')
    .select('outbox.recipientKey')
    .where('letters.identifier', '=', identifier)
    .where('letters.contentHash', '=', contentHash)
    .where('outbox.status', 'in', ['queued', 'sending', 'delivered', 'exported', 'failed'])
    .execute();
  return new Set(rows.map(({ recipientKey }) => recipientKey));
}

/** Whether this letter belongs to an earlier one of the same writer, for recipients whom that one left out. */
export async function isFurther(trx: Transact, identifier: string, { earlierKey }: LetterRequest): Promise<boolean> {
  if (!earlierKey) return false;
  const row = await trx
    .selectFrom('letters')
    .select('id')
    .where('submissionKey', '=', earlierKey.toLowerCase())
    .where('identifier', '=', identifier)
    .where('isTest', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
