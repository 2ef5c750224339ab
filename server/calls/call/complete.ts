import { randomBytes } from 'node:crypto';
import { calls } from '../../../widget/api/calls.ts';
import { CompleteCallRequest } from '../../../widget/api/wire.ts';
import { addToTally } from '../../db/tallies.ts';
import { findOpenAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { completionAnswer, outcomeOf, storeOutcome } from './outcomes.ts';

/** Must not be guessable: whoever has it can add to the completion. */
const RANDOM_BYTES = 16;
const newCompletionId = () => randomBytes(RANDOM_BYTES).toString('base64url');

/** The first call that a reader reports completes the action and is counted; later ones update it. */
export const completeCall = submission(calls.completeCall, CompleteCallRequest, async (request, trx, { now }) => {
  const { identifier } = await findOpenAction(trx, request, 'call', now);
  const outcome = outcomeOf(request);
  const callActionCompletionId = newCompletionId();
  const at = now.toISOString();
  await trx
    .insertInto('callCompletions')
    .values({ callActionCompletionId, identifier, at, context: contextJson(request) })
    .execute();
  await storeOutcome(trx, callActionCompletionId, request, { outcome, at });
  await addToTally(trx, { identifier, at });
  return completionAnswer(trx, identifier, callActionCompletionId);
});
