import type { Transact } from '../db/schema.ts';
import { addToTally, totalsOf, WHOLE_ACTION } from '../db/tallies.ts';
import type { SubmissionContext } from './module.ts';

/**
 * Somebody who submitted a form at a time. The address is what was typed: it proves nobody. Who has the key of the
 * submission is the one who sent it (design §7).
 */
export type Person = { identifier: string; emailKey: string; submissionKey: string; at: string };

/** One spelling of an address, however it is typed. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

export const personOf = (
  identifier: string,
  email: string,
  { key, now }: Pick<SubmissionContext, 'key' | 'now'>,
): Person => ({
  identifier,
  emailKey: emailKeyOf(email),
  submissionKey: key,
  at: now.toISOString(),
});

/** JSON for a column; what is not there is null. */
export const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** How often an action was taken. */
export const countOf = async (trx: Transact, identifier: string) =>
  (await totalsOf(trx, [identifier])).get(identifier) ?? 0;

/** Counts a submission, once however often it is corrected. @returns how many there are now */
export async function countSubmission(trx: Transact, identifier: string, isCorrection: boolean): Promise<number> {
  if (!isCorrection) await addToTally(trx, identifier, WHOLE_ACTION);
  return countOf(trx, identifier);
}
