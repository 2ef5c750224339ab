import { calls } from '../../widget/core/api/calls.ts';
import { CompletePollRequest, type Id, UpdatePollRequest } from '../../widget/core/api/wire.ts';
import type { Database, Transact } from '../db/schema.ts';
import { shownTalliesOf } from '../db/tallies.ts';
import { badInput } from '../http/errors.ts';
import { findOpenAction, type KnownAction } from './action.ts';
import { submission } from './module.ts';
import { storeVote, voteContext } from './votes.ts';

const WHOLE = 100;

/**
 * Whole percentages that sum to 100, by the largest remainder; ties go to the earlier answer. All 0 without votes.
 */
export function percentagesOf(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  // Integers throughout: fractions such as 1/3 are inexact, which would hide ties.
  const floors = counts.map((count) => Math.floor((count * WHOLE) / total));
  const left = WHOLE - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * WHOLE) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor));
}

type Answer = { id: Id };

/** The answers of a poll or a quiz, in the order of its content. */
const answersOf = ({ action }: KnownAction) => (action.details?.answers ?? []) as Answer[];

/** The id as the content spells it, or 400 for an answer that the question does not have. */
function answerIdOf(poll: KnownAction, answerId: Id): string {
  const answer = answersOf(poll).find(({ id }) => String(id) === String(answerId));
  if (!answer) throw badInput({ answerId: ['Invalid Value'] });
  return String(answer.id);
}

/** The percentage of each answer, and how many people have answered. */
export async function resultsOf(trx: Database, poll: KnownAction) {
  const tallies = await shownTalliesOf(trx, poll.identifier);
  const answers = answersOf(poll);
  const counts = answers.map(({ id }) => tallies.get(String(id)) ?? 0);
  const percentages = percentagesOf(counts);
  return {
    results: answers.map(({ id }, index) => ({ answerId: id, percentage: percentages[index] ?? 0 })),
    endUsersCount: counts.reduce((sum, count) => sum + count, 0),
  };
}

/**
 * Stores and counts an answer.
 *
 * @param id of the vote to change; none for a new one
 * @returns what all have answered, and the id with which the vote can be changed
 * @throws HttpError 400 for an answer that the content does not have
 */
async function answer(type: 'poll' | 'quiz', request: CompletePollRequest, trx: Transact, now: Date, id?: Id) {
  const question = await findOpenAction(trx, request, type, now);
  const vote = { answerId: answerIdOf(question, request.answerId), context: voteContext(request) };
  const userAnswerId = await storeVote(trx, question.identifier, vote, now, id);
  return { ...(await resultsOf(trx, question)), userAnswerId };
}

/** Counts a vote. */
export const completePoll = submission(calls.completePoll, CompletePollRequest, (request, trx, { now }) =>
  answer('poll', request, trx, now),
);

/** Changes the vote that `userAnswerId` names (spec §7). */
export const updatePoll = submission(calls.updatePoll, UpdatePollRequest, (request, trx, { now }) =>
  answer('poll', request, trx, now, request.userAnswerId),
);

/** Counts an answer to a quiz. It can't be changed, since readers learn what was right. */
export const completeQuiz = submission(calls.completeQuiz, CompletePollRequest, async (request, trx, { now }) => {
  const { userAnswerId: _, ...results } = await answer('quiz', request, trx, now);
  return results;
});
