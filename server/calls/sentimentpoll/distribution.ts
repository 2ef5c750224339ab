import { sentimentBucket } from '../../../widget/model/answer.ts';
import { SENTIMENT_BUCKETS } from '../../../widget/numbers/constants.ts';
import type { Database } from '../../db/schema.ts';
import { shownTalliesOf } from '../../db/tallies.ts';
import type { Vote } from '../votes/cast.ts';
import { voteContext } from '../votes/vote-context.ts';

type Request = Parameters<typeof voteContext>[0] & { value: number };

/** A sentiment as a vote: counted by its part of the distribution, 0 to 11. */
export const sentimentVote = ({ value, ...request }: Request): Vote => ({
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
