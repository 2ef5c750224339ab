import type { CompleteCallRequest } from '../../../widget/api/wire.ts';
import { type CallOutcome, COMPLETION_TYPE } from '../../../widget/model/call.ts';
import type { Transact } from '../../db/schema.ts';
import { totalsOf } from '../../db/tallies.ts';
import { badInput } from '../../http/errors.ts';

type Request = CompleteCallRequest;

/** Skipped calls are not reported (spec §4), so `Skipped` is refused. */
const REPORTED = Object.entries(COMPLETION_TYPE).filter(([name]) => name !== 'Skipped') as [CallOutcome, number][];

/** The outcome by its number or its name, or 400. */
export function outcomeOf({ completionType }: Request): CallOutcome {
  const found = REPORTED.find(([name, number]) => [name, String(number)].includes(String(completionType)));
  if (!found) throw badInput({ completionType: ['Invalid Value'] });
  return found[0];
}

const nameOf = ({ recipientName }: Request) => recipientName?.trim() || null;

/** Adds an outcome; earlier ones stay. */
export const storeOutcome = (
  trx: Transact,
  callActionCompletionId: string,
  request: Request,
  { outcome, at }: { outcome: CallOutcome; at: string },
) =>
  trx
    .insertInto('callOutcomes')
    .values({ callActionCompletionId, recipientName: nameOf(request), completionType: outcome, at })
    .execute();

async function isSinglePerson(trx: Transact, callActionCompletionId: string): Promise<boolean> {
  const names = await trx
    .selectFrom('callOutcomes')
    .select('recipientName')
    .distinct()
    .where('callActionCompletionId', '=', callActionCompletionId)
    .execute();
  return names.length === 1;
}

/** The answer about a completion, after its latest outcome was stored. */
export async function completionAnswer(trx: Transact, identifier: string, callActionCompletionId: string) {
  const totals = await totalsOf(trx, [identifier]);
  return {
    callActionCompletionId,
    endUsersCount: totals.get(identifier) ?? 0,
    isSinglePerson: await isSinglePerson(trx, callActionCompletionId),
  };
}
