import { calls } from '../../../widget/api/calls.ts';
import { CheckRegistrationRequest } from '../../../widget/api/wire.ts';
import { isDateOfBirth } from '../../../widget/model/date-of-birth.ts';
import { regionsOf } from '../../../widget/model/regions.ts';
import type { Database } from '../../db/schema.ts';
import { badInput, HttpError } from '../../http/errors.ts';
import { REGISTRATIONS } from '../../http/limits.ts';
import { type Voter, VoterRollRefusal } from '../../registration/voter-roll.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { takeBack } from '../correct.ts';
import { type Context, preparedSubmission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { countSubmission, json, personOf } from '../person.ts';

type Request = CheckRegistrationRequest;

/** Asked of everybody, and not told apart from a blank by its struct. */
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

/** Rolls are kept by the United States' states, and by nobody else. */
function checkDetails(request: Request, now: Date) {
  const blank = FILLED.filter((name) => request[name].trim() === '').map((name) => [name, ['Required']]);
  if (blank.length > 0) throw badInput(Object.fromEntries(blank));
  if (!isDateOfBirth(request.dateOfBirth, now)) throw badInput({ dateOfBirth: ['Invalid date of birth'] });
  if (!isState(request.adminArea1Code)) throw badInput({ adminArea1Code: ['Invalid state'] });
  if (!ZIP_CODE.test(request.zipCode)) throw badInput({ zipCode: ['Invalid postal code'] });
}

/** Nothing of anybody leaves for an action that is none. */
async function lookUp(request: Request, { now, voterRoll }: Context, db: Database) {
  await findAction(db, request.id, 'checkregistration');
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
 * Looks somebody up on the voter roll. What is kept says who looked, in which state, and what came of it: the day of
 * birth and the street are forgotten. Refusals are of the form that this call alone has (contract §6).
 */
export const completeCheckRegistration = preparedSubmission(calls.completeCheckRegistration, CheckRegistrationRequest, {
  prepare: lookUp,
  async handle(request, trx, context, isRegistered) {
    const { identifier } = await findAction(trx, request.id, 'checkregistration');
    const person = personOf(identifier, request.email, context);
    const isCorrection = await takeBack(trx, 'registrationChecks', { identifier, earlierKey: request.earlierKey });
    await trx
      .insertInto('registrationChecks')
      .values({ ...person, ...rowOf(request, isRegistered) })
      .execute();
    await storeOptIns(trx, person, request.optIns);
    return { endUsersCount: await countSubmission(trx, identifier, isCorrection), isRegistered };
  },
  limit: REGISTRATIONS,
  refuse: (modelState) => new HttpError(400, { modelState }),
});
