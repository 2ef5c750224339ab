import { calls } from '../../../widget/api/calls.ts';
import { CompleteTweetRequest } from '../../../widget/api/wire.ts';
import { addToTally, WHOLE_ACTION } from '../../db/tallies.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { countOf } from '../person.ts';

/** Counts a post on X. */
export const completeTweet = submission(calls.completeTweet, CompleteTweetRequest, async (request, trx, { now }) => {
  const { identifier, action } = await findAction(trx, request.id, 'tweet');
  await trx
    .insertInto('posts')
    .values({ identifier, text: request.text ?? null, at: now.toISOString(), context: contextJson(request) })
    .execute();
  await addToTally(trx, identifier, WHOLE_ACTION);
  return {
    endUsersCount: await countOf(trx, identifier),
    thankYouTitle: action.thankYouTitle ?? '',
    thankYouText: action.thankYouText ?? '',
    useLocalRepresentative: Boolean(action.representativeSearch),
  };
});
