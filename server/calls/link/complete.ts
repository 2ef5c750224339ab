import { calls } from '../../../widget/api/calls.ts';
import { CompleteLinkRequest } from '../../../widget/api/wire.ts';
import { submission } from '../module.ts';
import { storeCompletion } from '../store-completion.ts';

/** Counts a reader who opened a link. */
export const completeLink = submission(calls.completeLink, CompleteLinkRequest, (request, trx, { now }) =>
  storeCompletion(trx, 'link', request, now),
);
