import { randomBytes } from 'node:crypto';
import { calls } from '../../../widget/api/calls.ts';
import { CompleteCallRequest } from '../../../widget/api/wire.ts';
import { addToTally, WHOLE_ACTION } from '../../db/tallies.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { completionAnswer, outcomeOf, storeOutcome } from './outcomes.ts';

/** Unguessable: it is all that a reader needs to add to a completion. */
const RANDOM_BYTES = 16;
const newCompletionId = () => randomBytes(RANDOM_BYTES).toString('base64url');

/** The first call that a reader reports: from here on the action is completed, and counted once. */
export const completeCall = submission(calls.completeCall, CompleteCallRequest, async (request, trx, { now }) => {
  const { identifier } = await findAction(trx, request.id, 'call');
  const outcome = outcomeOf(request);
  const callActionCompletionId = newCompletionId();
  const at = now.toISOString();
  await trx
    .insertInto('callCompletions')
    .values({ callActionCompletionId, identifier, at, context: contextJson(request) })
    .execute();
  await storeOutcome(trx, callActionCompletionId, request, { outcome, at });
  await addToTally(trx, identifier, WHOLE_ACTION);
  return completionAnswer(trx, identifier, callActionCompletionId);
});
