import { calls } from '../../../widget/api/calls.ts';
import { SentimentPollRequest, UpdateSentimentPollRequest } from '../../../widget/api/wire.ts';
import { findOpenAction } from '../action.ts';
import { submission } from '../module.ts';
import { castVote } from '../votes/cast.ts';
import { changeVote } from '../votes/change.ts';
import { distributionOf, sentimentVote } from './distribution.ts';

/** Counts a sentiment. Its id allows changing it. */
export const completeSentimentPoll = submission(
  calls.completeSentimentPoll,
  SentimentPollRequest,
  async (request, trx, { now }) => {
    const { identifier } = await findOpenAction(trx, request, 'sentimentpoll', now);
    const id = await castVote(trx, identifier, sentimentVote(request), now);
    return { ...(await distributionOf(trx, identifier)), id };
  },
);

/** Changes the sentiment that `answerId` names (spec §7). */
export const updateSentimentPoll = submission(
  calls.updateSentimentPoll,
  UpdateSentimentPollRequest,
  async (request, trx, { now }) => {
    const { identifier } = await findOpenAction(trx, request, 'sentimentpoll', now);
    await changeVote(trx, identifier, request.answerId, sentimentVote(request), now);
    return { ...(await distributionOf(trx, identifier)), id: request.answerId };
  },
);
