import { calls } from '../../../widget/api/calls.ts';
import { CompletePollRequest } from '../../../widget/api/wire.ts';
import { findOpenAction } from '../action.ts';
import { submission } from '../module.ts';
import { resultsOf } from '../poll/results.ts';
import { storeVote } from '../poll/store-vote.ts';

/** Counts an answer to a quiz. It can't be changed, since readers learn what was right. */
export const completeQuiz = submission(calls.completeQuiz, CompletePollRequest, async (request, trx, { now }) => {
  const quiz = await findOpenAction(trx, request, 'quiz', now);
  await storeVote(trx, quiz, request, now);
  return resultsOf(trx, quiz);
});
