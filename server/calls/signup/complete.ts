import { calls } from '../../../widget/api/calls.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { countPerson, emailKeyOf, json } from '../person.ts';

/** Signs somebody up. Who signs up again is kept again, and counted once: the last entry holds. */
export const completeSignup = submission(calls.completeSignup, async (request, trx, { now }) => {
  const { identifier } = await findAction(trx, request.id, 'signup');
  const person = { identifier, emailKey: emailKeyOf(request.email), at: now.toISOString() };
  const { email, firstName, lastName, phone, optIns } = request;
  await trx
    .insertInto('signups')
    .values({ ...person, email, firstName, lastName, phone: json(phone), context: contextJson(request) })
    .execute();
  await storeOptIns(trx, person, optIns);
  return { endUsersCount: await countPerson(trx, person) };
});
