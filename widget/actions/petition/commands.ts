import { completePetition } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { type SignerValues, signerData } from '../../form/person/signer.ts';
import type { Action } from '../../model/action.ts';
import { petitionAsks } from './fields.ts';
import { createPetitionStore } from './store.ts';

export function createPetitionCommands(action: Action, tools: FormTools) {
  const store = tools.of(action, createPetitionStore);
  return createFormCommands(action, tools, {
    call: completePetition,
    notSent: 'petition.notSent',
    dataOf: async (values: SignerValues) => ({
      ...(await signerData(petitionAsks(action), values, tools)),
      from: values.fullName.trim(),
    }),
    onSent({ endUsersCount }, { from, zipCode }) {
      store.signed(endUsersCount);
      tools.session.setVariables({ userFullName: from, postalCode: zipCode });
      tools.commands.finish(action, {});
    },
  });
}
