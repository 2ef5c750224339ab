import { calls } from '../../../widget/api/calls.ts';
import { UpdateCallRequest } from '../../../widget/api/wire.ts';
import type { Transact } from '../../db/schema.ts';
import { notFound } from '../../http/errors.ts';
import { findAction } from '../action.ts';
import { submission } from '../module.ts';
import { completionAnswer, outcomeOf, storeOutcome } from './outcomes.ts';

async function requireCompletion(trx: Transact, identifier: string, callActionCompletionId: string) {
  const known = await trx
    .selectFrom('callCompletions')
    .select('at')
    .where('callActionCompletionId', '=', callActionCompletionId)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!known) throw notFound('Unknown completion');
}

/**
 * Adds another recipient of the same action, or another outcome for one, without counting it again; also after its widget has
 * closed, since the reader may have been on the telephone.
 */
export const updateCall = submission(calls.updateCall, UpdateCallRequest, async (request, trx, { now }) => {
  const { identifier } = await findAction(trx, request.id, 'call');
  const outcome = outcomeOf(request);
  const callActionCompletionId = String(request.callActionCompletionId);
  await requireCompletion(trx, identifier, callActionCompletionId);
  await storeOutcome(trx, callActionCompletionId, request, { outcome, at: now.toISOString() });
  return completionAnswer(trx, identifier, callActionCompletionId);
});
