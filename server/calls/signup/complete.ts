import { calls } from '../../../widget/api/calls.ts';
import { CompleteSignupRequest } from '../../../widget/api/wire.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { takeBack } from '../correct.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { countSubmission, json, personOf } from '../person.ts';

const entered = (request: CompleteSignupRequest) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  lastName: request.lastName,
  phone: json(request.phone),
  address: json(request.address),
  context: contextJson(request),
});

/** Signs somebody up. Every sign-up is kept: nobody knows whether the same address is the same person. */
export const completeSignup = submission(calls.completeSignup, CompleteSignupRequest, async (request, trx, context) => {
  const { identifier } = await findAction(trx, request.id, 'signup');
  const person = personOf(identifier, request.email, context);
  const isCorrection = await takeBack(trx, 'signups', { identifier, earlierKey: request.earlierKey });
  await trx
    .insertInto('signups')
    .values({ ...person, ...entered(request) })
    .execute();
  await storeOptIns(trx, person, request.optIns);
  return { endUsersCount: await countSubmission(trx, identifier, isCorrection) };
});
