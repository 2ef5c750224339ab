import { calls } from '../../../widget/api/calls.ts';
import { CompletePollRequest } from '../../../widget/api/wire.ts';
import { findOpenAction } from '../action.ts';
import { submission } from '../module.ts';
import { resultsOf } from './results.ts';
import { storeVote } from './store-vote.ts';

/** Counts a vote. */
export const completePoll = submission(calls.completePoll, CompletePollRequest, async (request, trx, { now }) => {
  const poll = await findOpenAction(trx, request, 'poll', now);
  const userAnswerId = await storeVote(trx, poll, request, now);
  return { ...(await resultsOf(trx, poll)), userAnswerId };
});
