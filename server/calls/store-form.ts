import type { Infer } from 'superstruct';
import type { OptIns } from '../../widget/api/wire.ts';
import type { Transact } from '../db/schema.ts';
import { type FormTable, takeBack } from './correct.ts';
import { storeOptIns } from './opt-ins.ts';
import { countSubmission, type Person } from './person.ts';

type Form = {
  table: FormTable;
  request: { earlierKey?: string | null | undefined; optIns?: Infer<typeof OptIns> };
  /** Stores the form's own row. */
  insert: () => Promise<unknown>;
};

/**
 * Stores a form with its opt-ins, in the place of the submission that it corrects.
 *
 * @returns how often the action has been taken now
 */
export async function storeForm(trx: Transact, person: Person, { table, request, insert }: Form): Promise<number> {
  const { identifier, at } = person;
  const isCorrection = await takeBack(trx, table, { identifier, earlierKey: request.earlierKey });
  await insert();
  await storeOptIns(trx, person, request.optIns);
  return countSubmission(trx, { identifier, at }, isCorrection);
}
