import { calls } from '../../../widget/api/calls.ts';
import { UpdatePollRequest } from '../../../widget/api/wire.ts';
import { findOpenAction } from '../action.ts';
import { submission } from '../module.ts';
import { changeVote } from '../votes/change.ts';
import { voteContext } from '../votes/vote-context.ts';
import { answerIdOf, resultsOf } from './results.ts';

/** Changes the vote that `userAnswerId` names (spec §7). */
export const updatePoll = submission(calls.updatePoll, UpdatePollRequest, async (request, trx, { now }) => {
  const poll = await findOpenAction(trx, request, 'poll', now);
  const vote = { answerId: answerIdOf(poll, request.answerId), context: voteContext(request) };
  await changeVote(trx, poll.identifier, request.userAnswerId, vote, now);
  return { ...(await resultsOf(trx, poll)), userAnswerId: request.userAnswerId };
});
