import { calls } from '../../widget/core/api/calls.ts';
import { CheckRegistrationRequest } from '../../widget/core/api/wire.ts';
import { regionsOf } from '../../widget/core/model/address/regions.ts';
import { isDateOfBirth } from '../../widget/core/model/person.ts';
import { json } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { badInput, HttpError } from '../http/errors.ts';
import { REGISTRATIONS } from '../http/limits.ts';
import { type Voter, VoterRollRefusal } from '../voter-roll.ts';
import { findAction, requireOpenAction } from './action.ts';
import { contextJson } from './context.ts';
import { storeForm } from './forms.ts';
import { type Context, submission } from './module.ts';

type Request = CheckRegistrationRequest;

/** Required fields whose structs accept blanks. */
const FILLED = ['street', 'streetNo', 'adminArea1Code', 'city'] as const;

const ZIP_CODE = /^\d{5}(-?\d{4})?$/;

const voterOf = (request: Request): Voter => ({
  firstName: request.firstName,
  lastName: request.lastName,
  dateOfBirth: request.dateOfBirth,
  streetNo: request.streetNo,
  street: request.street,
  city: request.city,
  state: request.adminArea1Code,
  zipCode: request.zipCode,
});

const isState = (code: string) => regionsOf('US').some((state) => state.code === code);

/** Voter rolls are looked up in the United States only. */
function checkDetails(request: Request, now: Date) {
  const blank = FILLED.filter((name) => request[name].trim() === '').map((name) => [name, ['Required']]);
  if (blank.length > 0) throw badInput(Object.fromEntries(blank));
  if (!isDateOfBirth(request.dateOfBirth, now)) throw badInput({ dateOfBirth: ['Invalid date of birth'] });
  if (!isState(request.adminArea1Code)) throw badInput({ adminArea1Code: ['Invalid state'] });
  if (!ZIP_CODE.test(request.zipCode)) throw badInput({ zipCode: ['Invalid postal code'] });
}

/** Checks the action first, so that no personal data is sent for an unknown one. */
async function lookUp(request: Request, { now, voterRoll }: Context, db: Database) {
  const known = await findAction(db, request, 'checkregistration');
  if (!request.earlierKey) requireOpenAction(known, request, now);
  checkDetails(request, now);
  try {
    return await voterRoll.find(voterOf(request));
  } catch (cause) {
    if (cause instanceof VoterRollRefusal) throw badInput(cause.messages);
    throw new HttpError(503, { error: 'The voter roll did not answer' });
  }
}

const rowOf = (request: Request, isRegistered: boolean | null) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  phone: json(request.phoneNumber),
  firstName: request.firstName,
  lastName: request.lastName,
  adminArea1Code: request.adminArea1Code,
  postalCode: request.zipCode,
  isRegistered: isRegistered === null ? null : Number(isRegistered),
  context: contextJson(request),
});

/**
 * Looks a person up on the voter roll. Name, state and result are stored; the date of birth and the street are not.
 * Refusals have a form of their own (contract §6).
 */
export const completeCheckRegistration = submission(calls.completeCheckRegistration, CheckRegistrationRequest, {
  prepare: lookUp,
  async handle(request, trx, context, isRegistered) {
    const known = await findAction(trx, request, 'checkregistration');
    const row = rowOf(request, isRegistered);
    const endUsersCount = await storeForm(trx, context, { table: 'registrationChecks', known, request, row });
    return { endUsersCount, isRegistered };
  },
  limit: REGISTRATIONS,
  refuse: (modelState) => new HttpError(400, { modelState }),
});
