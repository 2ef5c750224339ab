import { calls } from '../../widget/core/api/calls.ts';
import { type Id, SentimentPollRequest, UpdateSentimentPollRequest } from '../../widget/core/api/wire.ts';
import { sentimentBucket } from '../../widget/core/model/answer.ts';
import { SENTIMENT_BUCKETS } from '../../widget/core/numbers/constants.ts';
import type { Database, Transact } from '../db/schema.ts';
import { shownTalliesOf } from '../db/tallies.ts';
import { findOpenAction } from './action.ts';
import { submission } from './module.ts';
import { storeVote, type Vote, voteContext } from './votes.ts';

type Request = Parameters<typeof voteContext>[0] & { id: Id; widgetId?: Id | null; value: number };

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

/** @param id of the sentiment to change; none for a new one */
async function answer(request: Request, trx: Transact, now: Date, id?: Id) {
  const { identifier } = await findOpenAction(trx, request, 'sentimentpoll', now);
  const stored = await storeVote(trx, identifier, sentimentVote(request), now, id);
  return { ...(await distributionOf(trx, identifier)), id: stored };
}

/** Counts a sentiment. Its id allows changing it. */
export const completeSentimentPoll = submission(
  calls.completeSentimentPoll,
  SentimentPollRequest,
  (request, trx, { now }) => answer(request, trx, now),
);

/** Changes the sentiment that `answerId` names (spec §7). */
export const updateSentimentPoll = submission(
  calls.updateSentimentPoll,
  UpdateSentimentPollRequest,
  (request, trx, { now }) => answer(request, trx, now, request.answerId),
);
