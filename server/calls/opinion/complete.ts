import { calls } from '../../../widget/api/calls.ts';
import { CompleteOpinionRequest } from '../../../widget/api/wire.ts';
import { findAction } from '../action.ts';
import { submission } from '../module.ts';
import { enteredBy, personOf } from '../person.ts';
import { storeForm } from '../store-form.ts';

/** Stores an opinion. A person may give several. */
export const completeOpinion = submission(
  calls.completeOpinion,
  CompleteOpinionRequest,
  async (request, trx, context) => {
    const known = await findAction(trx, request.id, 'opinion');
    const person = personOf(known.identifier, request.email, context);
    const row = { ...person, ...enteredBy(request), text: request.text };
    const insert = () => trx.insertInto('opinions').values(row).execute();
    const endUsersCount = await storeForm(trx, person, { table: 'opinions', known, request, insert });
    return { endUsersCount };
  },
);
