import { calls } from '../../../widget/api/calls.ts';
import { CompleteVideoRequest } from '../../../widget/api/wire.ts';
import { submission } from '../module.ts';
import { storeCompletion } from '../store-completion.ts';

/** Counts a reader who watched a video. */
export const completeVideo = submission(calls.completeVideo, CompleteVideoRequest, (request, trx, { now }) =>
  storeCompletion(trx, 'video', request, now),
);
