import type { Id } from '../../widget/core/api/wire.ts';
import type { Transact } from '../db/schema.ts';
import { addToTally } from '../db/tallies.ts';
import { notFound } from '../http/errors.ts';
import { randomId } from '../secrets.ts';
import { contextJson } from './context.ts';

export type VoteRequest = Parameters<typeof contextJson>[0] & { answerId: Id; text?: string | null };

/** Adds the answer's words as the reader saw them, since a publisher may change them later. */
export function voteContext({ text, ...request }: Omit<VoteRequest, 'answerId'>): string {
  const voted = { ...request, answerText: text };
  return contextJson(voted);
}

/** What a reader has answered: the answer that it is counted as, and the value of a slider. */
export type Vote = { answerId: string; value?: number; context: string };

/** Readers are anonymous, so every new submission is a vote. @returns the id that allows changing it */
async function castVote(trx: Transact, identifier: string, vote: Vote, now: Date): Promise<string> {
  const userAnswerId = randomId();
  const at = now.toISOString();
  await trx
    .insertInto('votes')
    .values({ userAnswerId, identifier, at, ...vote })
    .execute();
  await addToTally(trx, { identifier, answerId: vote.answerId, at });
  return userAnswerId;
}

async function voteOf(trx: Transact, identifier: string, userAnswerId: string) {
  const vote = await trx
    .selectFrom('votes')
    .select(['answerId', 'value'])
    .where('userAnswerId', '=', userAnswerId)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!vote) throw notFound('Unknown answer');
  return vote;
}

/** Always in the same order, so that two opposite changes can't deadlock. */
async function moveTally(trx: Transact, identifier: string, from: string, to: string, now: Date) {
  const changes = [
    { answerId: from, by: -1 },
    { answerId: to, by: 1 },
  ].sort((a, b) => (a.answerId < b.answerId ? -1 : 1));
  for (const { answerId, by } of changes) await addToTally(trx, { identifier, answerId, at: now.toISOString(), by });
}

async function store(trx: Transact, userAnswerId: string, from: string, vote: Vote, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('votes')
    .set({ ...vote, changedAt: now.toISOString() })
    .where('userAnswerId', '=', userAnswerId)
    // If another request has changed this vote since we read it, that one has moved the tally.
    .where('answerId', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes the vote that an id names, if it is another than before. */
async function changeVote(trx: Transact, identifier: string, id: Id, vote: Vote, now: Date): Promise<void> {
  const userAnswerId = String(id);
  const { answerId: from, value } = await voteOf(trx, identifier, userAnswerId);
  if (from === vote.answerId && value === (vote.value ?? null)) return;
  const isChanged = await store(trx, userAnswerId, from, vote, now);
  if (isChanged && from !== vote.answerId) await moveTally(trx, identifier, from, vote.answerId, now);
}

/**
 * Counts a vote, or changes the earlier one that `id` names (spec §7).
 *
 * @returns the id that allows changing it
 * @throws HttpError 404 where this action has no such vote
 */
export async function storeVote(trx: Transact, identifier: string, vote: Vote, now: Date, id?: Id): Promise<Id> {
  if (id === undefined) return castVote(trx, identifier, vote, now);
  await changeVote(trx, identifier, id, vote, now);
  return id;
}
