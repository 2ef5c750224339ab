import type { Transact } from '../../db/schema.ts';
import type { KnownAction } from '../action.ts';
import { castVote } from '../votes/cast.ts';
import { type Vote, voteContext } from '../votes/vote-context.ts';
import { answerIdOf } from './results.ts';

/**
 * Stores and counts an answer to a poll or a quiz.
 *
 * @returns the id with which it can be changed
 * @throws HttpError 400 for an answer that the content does not have
 */
export async function storeVote(trx: Transact, question: KnownAction, request: Vote, now: Date): Promise<string> {
  const answerId = answerIdOf(question, request.answerId);
  return castVote(trx, question.identifier, { answerId, context: voteContext(request) }, now);
}
