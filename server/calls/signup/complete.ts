import { calls } from '../../../widget/api/calls.ts';
import { CompleteSignupRequest } from '../../../widget/api/wire.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { json, personOf } from '../person.ts';
import { storeForm } from '../store-form.ts';

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
export const completeSignup = submission(calls.completeSignup, CompleteSignupRequest, async (request, trx, context) => {
  const known = await findAction(trx, request.id, 'signup');
  const person = personOf(known.identifier, request.email, context);
  const row = { ...person, ...entered(request) };
  const insert = () => trx.insertInto('signups').values(row).execute();
  const endUsersCount = await storeForm(trx, person, { table: 'signups', known, request, insert });
  return { endUsersCount };
});
