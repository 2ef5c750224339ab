import { calls } from '../../widget/api/calls.ts';
import { SentimentPollRequest, UpdateSentimentPollRequest } from '../../widget/api/wire.ts';
import { sentimentBucket } from '../../widget/model/answer.ts';
import { SENTIMENT_BUCKETS } from '../../widget/numbers/constants.ts';
import type { Database } from '../db/schema.ts';
import { shownTalliesOf } from '../db/tallies.ts';
import { findOpenAction } from './action.ts';
import { submission } from './module.ts';
import { castVote, changeVote, type Vote, voteContext } from './votes.ts';

type Request = Parameters<typeof voteContext>[0] & { value: number };

/** A sentiment as a vote: counted by its part of the distribution, 0 to 11. */
const sentimentVote = ({ value, ...request }: Request): Vote => ({
  answerId: String(sentimentBucket(value)),
  value,
  context: voteContext(request),
});

/** How many have answered in each part of the scale, from low to high (contract §6). */
export async function distributionOf(trx: Database, identifier: string) {
  const tallies = await shownTalliesOf(trx, identifier);
  const resultDistribution = Array.from({ length: SENTIMENT_BUCKETS }, (_, part) => tallies.get(String(part)) ?? 0);
  return { resultDistribution, endUsersCount: resultDistribution.reduce((sum, count) => sum + count, 0) };
}

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
