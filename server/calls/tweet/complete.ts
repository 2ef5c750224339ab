import { calls } from '../../../widget/api/calls.ts';
import { CompleteTweetRequest } from '../../../widget/api/wire.ts';
import { addToTally } from '../../db/tallies.ts';
import type { StoredAction } from '../../widgets/in-language.ts';
import { findOpenAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { countOf } from '../person.ts';

/**
 * An action's own thanks; none where it has several languages, since nothing says which the widget has. The widget then
 * shows its own, which are the same texts.
 */
const thanksOf = ({ translations, thankYouTitle, thankYouText }: StoredAction) =>
  translations
    ? { thankYouTitle: '', thankYouText: '' }
    : { thankYouTitle: thankYouTitle ?? '', thankYouText: thankYouText ?? '' };

/** Counts a post on X. */
export const completeTweet = submission(calls.completeTweet, CompleteTweetRequest, async (request, trx, { now }) => {
  const { identifier, action } = await findOpenAction(trx, request, 'tweet', now);
  const at = now.toISOString();
  await trx
    .insertInto('posts')
    .values({ identifier, text: request.text ?? null, at, context: contextJson(request) })
    .execute();
  await addToTally(trx, { identifier, at });
  return {
    endUsersCount: await countOf(trx, identifier),
    ...thanksOf(action),
    useLocalRepresentative: Boolean(action.representativeSearch),
  };
});
