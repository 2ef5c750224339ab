import { calls } from '../../widget/core/api/calls.ts';
import { CompleteCallRequest, UpdateCallRequest } from '../../widget/core/api/wire.ts';
import { type CallOutcome, COMPLETION_TYPE } from '../../widget/core/model/call.ts';
import type { Transact } from '../db/schema.ts';
import { addToTally } from '../db/tallies.ts';
import { badInput, notFound } from '../http/errors.ts';
import { randomId } from '../secrets.ts';
import { findAction, findOpenAction } from './action.ts';
import { contextJson } from './context.ts';
import { submission } from './module.ts';
import { countOf } from './person.ts';

type Request = CompleteCallRequest;

/** Skipped calls are not reported (spec §4), so `Skipped` is refused. */
const REPORTED = Object.entries(COMPLETION_TYPE).filter(([name]) => name !== 'Skipped') as [CallOutcome, number][];

/** The outcome by its number or its name, or 400. */
function outcomeOf({ completionType }: Request): CallOutcome {
  const found = REPORTED.find(([name, number]) => [name, String(number)].includes(String(completionType)));
  if (!found) throw badInput({ completionType: ['Invalid Value'] });
  return found[0];
}

const nameOf = ({ recipientName }: Request) => recipientName?.trim() || null;

/** Adds an outcome; earlier ones stay. */
const storeOutcome = (
  trx: Transact,
  callActionCompletionId: string,
  request: Request,
  { outcome, at }: { outcome: CallOutcome; at: string },
) =>
  trx
    .insertInto('callOutcomes')
    .values({ callActionCompletionId, recipientName: nameOf(request), completionType: outcome, at })
    .execute();

/** The answer about a completion, after its latest outcome was stored. */
async function completionAnswer(trx: Transact, identifier: string, callActionCompletionId: string) {
  const names = await trx
    .selectFrom('callOutcomes')
    .select('recipientName')
    .distinct()
    .where('callActionCompletionId', '=', callActionCompletionId)
    .execute();
  return { callActionCompletionId, endUsersCount: await countOf(trx, identifier), isSinglePerson: names.length === 1 };
}

/** The first call that a reader reports completes the action and is counted; later ones update it, whoever has its id. */
export const completeCall = submission(calls.completeCall, CompleteCallRequest, async (request, trx, { now }) => {
  const { identifier } = await findOpenAction(trx, request, 'call', now);
  const outcome = outcomeOf(request);
  const callActionCompletionId = randomId();
  const at = now.toISOString();
  await trx
    .insertInto('callCompletions')
    .values({ callActionCompletionId, identifier, at, context: contextJson(request) })
    .execute();
  await storeOutcome(trx, callActionCompletionId, request, { outcome, at });
  await addToTally(trx, { identifier, at });
  return completionAnswer(trx, identifier, callActionCompletionId);
});

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
  const { identifier } = await findAction(trx, request, 'call');
  const outcome = outcomeOf(request);
  const callActionCompletionId = String(request.callActionCompletionId);
  await requireCompletion(trx, identifier, callActionCompletionId);
  await storeOutcome(trx, callActionCompletionId, request, { outcome, at: now.toISOString() });
  return completionAnswer(trx, identifier, callActionCompletionId);
});
