import { calls } from '../../../widget/api/calls.ts';
import { CompleteSignupRequest } from '../../../widget/api/wire.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { countPerson, emailKeyOf, json } from '../person.ts';

const entered = (request: CompleteSignupRequest) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  lastName: request.lastName,
  phone: json(request.phone),
  address: json(request.address),
  context: contextJson(request),
});

/** Signs somebody up. Who signs up again is kept again, and counted once: the last entry holds. */
export const completeSignup = submission(calls.completeSignup, CompleteSignupRequest, async (request, trx, { now }) => {
  const { identifier } = await findAction(trx, request.id, 'signup');
  const person = { identifier, emailKey: emailKeyOf(request.email), at: now.toISOString() };
  await trx
    .insertInto('signups')
    .values({ ...person, ...entered(request) })
    .execute();
  await storeOptIns(trx, person, request.optIns);
  return { endUsersCount: await countPerson(trx, person) };
});
