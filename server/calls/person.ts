import type { Infer } from 'superstruct';
import type { CompleteOpinionRequest, CompletePetitionRequest, OptIn, OptIns } from '../../widget/core/api/wire.ts';
import { flag, json, textOf } from '../db/rows.ts';
import type { Transact } from '../db/schema.ts';
import { addToTally, totalsOf } from '../db/tallies.ts';
import { emailKeyOf } from '../people/scope.ts';
import type { KnownAction } from './action.ts';
import { contextJson } from './context.ts';
import type { SubmissionContext } from './module.ts';

/**
 * The sender of a form. The e-mail address is what was typed and proves nothing; only the submission's key does
 * (design §7).
 */
export type Person = { identifier: string; emailKey: string; submissionKey: string; at: string };

export const personOf = (
  identifier: string,
  email: string,
  { key, now }: Pick<SubmissionContext, 'key' | 'now'>,
): Person => ({ identifier, emailKey: emailKeyOf(email), submissionKey: key, at: now.toISOString() });

/** What a petition's or an opinion's sender entered about themselves, as columns. */
export const enteredBy = (request: CompleteOpinionRequest | CompletePetitionRequest, known: KnownAction) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  middleName: request.middleName ?? null,
  lastName: request.lastName,
  suffix: request.suffix ?? null,
  phone: json(request.phoneNumber),
  postalCode: request.zipCode ?? null,
  address: json(request.address),
  context: contextJson(request, known),
});

/** How often an action has been taken. */
export const countOf = async (trx: Transact, identifier: string) =>
  (await totalsOf(trx, [identifier])).get(identifier) ?? 0;

type Tally = Pick<Person, 'identifier' | 'at'>;

/** Counts a submission, but not its corrections. @returns how many there are now */
export async function countSubmission(trx: Transact, tally: Tally, isCorrection = false): Promise<number> {
  if (!isCorrection) await addToTally(trx, tally);
  return countOf(trx, tally.identifier);
}

const listOf = (optIns: Infer<typeof OptIns>): OptIn[] => (Array.isArray(optIns) ? optIns : optIns ? [optIns] : []);

const rowOf = (person: Person, optIn: OptIn) => ({
  ...person,
  partnerId: textOf(optIn.partnerId),
  publisherId: textOf(optIn.publisherId),
  email: flag(optIn.isOptedInToPartnerEmail ?? optIn.isOptedInToPublisherEmail),
  sms: flag(optIn.isOptedInToPartnerSMS),
  call: flag(optIn.isOptedInToPartnerCall),
  labelSeen: optIn.recordedLabelSeen ?? null,
});

/** Stores consent and refusal alike, with the words that were on the screen (spec §3). */
export async function storeOptIns(trx: Transact, person: Person, optIns: Infer<typeof OptIns>) {
  const rows = listOf(optIns).map((optIn) => rowOf(person, optIn));
  if (rows.length > 0) await trx.insertInto('optIns').values(rows).execute();
}
