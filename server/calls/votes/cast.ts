import { randomBytes } from 'node:crypto';
import type { Transact } from '../../db/schema.ts';
import { addToTally } from '../../db/tallies.ts';

/** What a reader has answered: the answer that it is counted as, and the value of a slider. */
export type Vote = { answerId: string; value?: number; context: string };

/** Must not be guessable: whoever has it can change the vote. */
const RANDOM_BYTES = 16;
const newUserAnswerId = () => randomBytes(RANDOM_BYTES).toString('base64url');

/** Counts a vote. Readers are anonymous, so every new submission is a vote. @returns the id that allows changing it */
export async function castVote(trx: Transact, identifier: string, vote: Vote, now: Date): Promise<string> {
  const userAnswerId = newUserAnswerId();
  const at = now.toISOString();
  await trx
    .insertInto('votes')
    .values({ userAnswerId, identifier, at, ...vote })
    .execute();
  await addToTally(trx, { identifier, answerId: vote.answerId, at });
  return userAnswerId;
}
