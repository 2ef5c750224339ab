import { calls } from '../../../widget/api/calls.ts';
import { UpdatePollRequest } from '../../../widget/api/wire.ts';
import type { Transact } from '../../db/schema.ts';
import { addToTally } from '../../db/tallies.ts';
import { notFound } from '../../http/errors.ts';
import { findAction } from '../action.ts';
import { submission } from '../module.ts';
import { answerIdOf, resultsOf } from './results.ts';
import { voteContext } from './vote-context.ts';

async function voteOf(trx: Transact, identifier: string, userAnswerId: string) {
  const vote = await trx
    .selectFrom('votes')
    .select('answerId')
    .where('userAnswerId', '=', userAnswerId)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!vote) throw notFound('Unknown answer');
  return vote;
}

/** Always in the same order, so that two opposite changes can't deadlock. */
async function moveTally(trx: Transact, identifier: string, from: string, to: string) {
  const changes = [
    { answerId: from, by: -1 },
    { answerId: to, by: 1 },
  ].sort((a, b) => (a.answerId < b.answerId ? -1 : 1));
  for (const { answerId, by } of changes) await addToTally(trx, identifier, answerId, by);
}

type Change = { answerId: string; changedAt: string; context: string };

async function changeVote(trx: Transact, userAnswerId: string, from: string, change: Change) {
  const { numUpdatedRows } = await trx
    .updateTable('votes')
    .set(change)
    .where('userAnswerId', '=', userAnswerId)
    // If another request has changed this vote since we read it, that one has moved the tally.
    .where('answerId', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes the vote that `userAnswerId` names (spec §7). */
export const updatePoll = submission(calls.updatePoll, UpdatePollRequest, async (request, trx, { now }) => {
  const poll = await findAction(trx, request.id, 'poll');
  const to = answerIdOf(poll, request.answerId);
  const userAnswerId = String(request.userAnswerId);
  const { answerId: from } = await voteOf(trx, poll.identifier, userAnswerId);
  const change = { answerId: to, changedAt: now.toISOString(), context: voteContext(request) };
  const changed = from !== to && (await changeVote(trx, userAnswerId, from, change));
  if (changed) await moveTally(trx, poll.identifier, from, to);
  return { ...(await resultsOf(trx, poll)), userAnswerId: request.userAnswerId };
});
