import type { Infer } from 'superstruct';
import type { Id, OptIns } from '../../widget/api/wire.ts';
import type { Transact } from '../db/schema.ts';
import { type KnownAction, requireOpenAction } from './action.ts';
import { type FormTable, takeBack } from './correct.ts';
import { storeOptIns } from './opt-ins.ts';
import { countSubmission, type Person } from './person.ts';

type Form = {
  table: FormTable;
  known: KnownAction;
  request: {
    widgetId?: Id | null | undefined;
    earlierKey?: string | null | undefined;
    optIns?: Infer<typeof OptIns>;
  };
  /** Stores the form's own row. */
  insert: () => Promise<unknown>;
};

/**
 * Stores a form with its opt-ins, in the place of the submission that it corrects. What came in time may be corrected after
 * its widget has closed.
 *
 * @returns how often the action has been taken now
 * @throws HttpError 410 after closing, 403 before opening
 */
export async function storeForm(
  trx: Transact,
  person: Person,
  { table, known, request, insert }: Form,
): Promise<number> {
  const { identifier, at } = person;
  const isCorrection = await takeBack(trx, table, { identifier, earlierKey: request.earlierKey });
  if (!isCorrection) requireOpenAction(known, request, new Date(at));
  await insert();
  await storeOptIns(trx, person, request.optIns);
  return countSubmission(trx, { identifier, at }, isCorrection);
}
