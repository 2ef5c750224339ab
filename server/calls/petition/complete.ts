import { calls } from '../../../widget/api/calls.ts';
import { CompletePetitionRequest } from '../../../widget/api/wire.ts';
import { signaturesOf } from '../../widgets/signatures.ts';
import { findAction, type KnownAction } from '../action.ts';
import { submission } from '../module.ts';
import { enteredBy, personOf } from '../person.ts';
import { storeForm } from '../store-form.ts';

/** Adds the signatures that the content brings (contract §6, `details.signatures`). */
const withEarlier = (count: number, { action }: KnownAction) => signaturesOf(action) + count;

/** Stores every signature: the same e-mail address need not be the same person. */
export const completePetition = submission(
  calls.completePetition,
  CompletePetitionRequest,
  async (request, trx, context) => {
    const petition = await findAction(trx, request.id, 'petition');
    const person = personOf(petition.identifier, request.email, context);
    const row = { ...person, ...enteredBy(request), fullName: request.from ?? null };
    const insert = () => trx.insertInto('signatures').values(row).execute();
    const count = await storeForm(trx, person, { table: 'signatures', known: petition, request, insert });
    return { endUsersCount: withEarlier(count, petition) };
  },
);
