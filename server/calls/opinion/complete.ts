import { calls } from '../../../widget/api/calls.ts';
import { CompleteOpinionRequest } from '../../../widget/api/wire.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { json, personOf } from '../person.ts';
import { storeForm } from '../store-form.ts';

const entered = (request: CompleteOpinionRequest) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  middleName: request.middleName ?? null,
  lastName: request.lastName,
  suffix: request.suffix ?? null,
  phone: json(request.phoneNumber),
  address: json(request.address),
  postalCode: request.zipCode ?? null,
  text: request.text,
  context: contextJson(request),
});

/** Stores an opinion. A person may give several. */
export const completeOpinion = submission(
  calls.completeOpinion,
  CompleteOpinionRequest,
  async (request, trx, context) => {
    const { identifier } = await findAction(trx, request.id, 'opinion');
    const person = personOf(identifier, request.email, context);
    const row = { ...person, ...entered(request) };
    const insert = () => trx.insertInto('opinions').values(row).execute();
    const endUsersCount = await storeForm(trx, person, { table: 'opinions', request, insert });
    return { endUsersCount };
  },
);
