import type { Insertable } from 'kysely';
import type { Infer } from 'superstruct';
import { calls } from '../../widget/core/api/calls.ts';
import { CompleteOpinionRequest, CompleteSignupRequest, type Id, type OptIns } from '../../widget/core/api/wire.ts';
import { json } from '../db/rows.ts';
import type { Schema, Transact } from '../db/schema.ts';
import { SIGNATURES } from '../http/limits.ts';
import { findAction, type KnownAction, requireOpenAction } from './action.ts';
import { contextJson } from './context.ts';
import { type SubmissionContext, submission } from './module.ts';
import { countSubmission, enteredBy, type Person, personOf, storeOptIns } from './person.ts';

/** Tables with a row per submission of a form. */
type FormTable = 'signatures' | 'signups' | 'opinions' | 'registrationChecks';

type Earlier = { identifier: string; earlierKey: string | null | undefined };

/**
 * Deletes the submission that is corrected. Only its sender knows its key; the e-mail address may differ, since that
 * may be what was wrong.
 *
 * @returns whether such a submission was stored
 */
async function takeBack(trx: Transact, table: FormTable, { identifier, earlierKey }: Earlier): Promise<boolean> {
  if (!earlierKey) return false;
  const submissionKey = earlierKey.toLowerCase();
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('submissionKey', '=', submissionKey)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .deleteFrom('optIns')
    .where('submissionKey', '=', submissionKey)
    .where('identifier', '=', identifier)
    .execute();
  return true;
}

type FormRequest = {
  widgetId?: Id | null | undefined;
  email: string;
  earlierKey?: string | null | undefined;
  optIns?: Infer<typeof OptIns>;
};

type Form<Table extends FormTable> = {
  table: Table;
  known: KnownAction;
  request: FormRequest;
  /** The form's own columns. */
  row: Omit<Insertable<Schema[Table]>, keyof Person>;
};

/**
 * Stores a form with its opt-ins, in the place of the submission that it corrects. What came in time may be corrected after
 * its widget has closed.
 *
 * @returns how often the action has been taken now
 * @throws HttpError 410 after closing, 403 before opening
 */
export async function storeForm<Table extends FormTable>(
  trx: Transact,
  context: SubmissionContext,
  { table, known, request, row }: Form<Table>,
): Promise<number> {
  const { identifier } = known;
  const isCorrection = await takeBack(trx, table, { identifier, earlierKey: request.earlierKey });
  if (!isCorrection) requireOpenAction(known, request, context.now);
  const person = personOf(identifier, request.email, context);
  // The caller's type has checked the row; which of the tables it is for is not known here.
  const whole = { ...person, ...row } as unknown as Insertable<Schema[FormTable]>;
  await trx.insertInto<FormTable>(table).values(whole).execute();
  await storeOptIns(trx, person, request.optIns);
  return countSubmission(trx, person, isCorrection);
}

const entered = (request: CompleteSignupRequest) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  lastName: request.lastName,
  phone: json(request.phone),
  address: json(request.address),
  context: contextJson(request),
});

/** Stores every sign-up: the same e-mail address need not be the same person. */
export const completeSignup = submission(calls.completeSignup, CompleteSignupRequest, {
  async handle(request, trx, context) {
    const known = await findAction(trx, request, 'signup');
    const form = { table: 'signups', known, request, row: entered(request) } as const;
    return { endUsersCount: await storeForm(trx, context, form) };
  },
  limit: SIGNATURES,
});

/** Stores an opinion. A person may give several. */
export const completeOpinion = submission(calls.completeOpinion, CompleteOpinionRequest, {
  async handle(request, trx, context) {
    const known = await findAction(trx, request, 'opinion');
    const form = {
      table: 'opinions',
      known,
      request,
      row: { ...enteredBy(request, known), text: request.text },
    } as const;
    return { endUsersCount: await storeForm(trx, context, form) };
  },
  limit: SIGNATURES,
});
