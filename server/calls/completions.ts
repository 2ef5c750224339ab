import type { Struct } from 'superstruct';
import { type Call, calls } from '../../widget/core/api/calls.ts';
import {
  CompleteLinkRequest,
  CompleteTweetRequest,
  CompleteVideoRequest,
  type Id,
} from '../../widget/core/api/wire.ts';
import type { ActionType } from '../../widget/core/model/enums.ts';
import type { Transact } from '../db/schema.ts';
import type { StoredAction } from '../widgets/in-language.ts';
import { findOpenAction } from './action.ts';
import { contextJson } from './context.ts';
import { submission } from './module.ts';
import { countSubmission } from './person.ts';

type Request = Parameters<typeof contextJson>[0] & { id: Id; widgetId?: Id | null | undefined };

/** Counts a reader who has done an action that asks for nothing: an opened link, a watched video. */
async function storeCompletion(trx: Transact, type: ActionType, request: Request, now: Date) {
  const { identifier } = await findOpenAction(trx, request, type, now);
  const at = now.toISOString();
  await trx
    .insertInto('completions')
    .values({ identifier, at, context: contextJson(request) })
    .execute();
  return { endUsersCount: await countSubmission(trx, { identifier, at }) };
}

const completion = <Q extends Request>(
  call: Call<Q, { endUsersCount: number }>,
  request: Struct<Q, unknown>,
  type: ActionType,
) => submission(call, request, (body, trx, { now }) => storeCompletion(trx, type, body, now));

/** Counts a reader who opened a link. */
export const completeLink = completion(calls.completeLink, CompleteLinkRequest, 'link');

/** Counts a reader who watched a video. */
export const completeVideo = completion(calls.completeVideo, CompleteVideoRequest, 'video');

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
  return {
    endUsersCount: await countSubmission(trx, { identifier, at }),
    ...thanksOf(action),
    useLocalRepresentative: Boolean(action.representativeSearch),
  };
});
