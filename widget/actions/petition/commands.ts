import { completePetition } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { signerData } from '../../form/person/signer.ts';
import type { Action } from '../../model/action.ts';
import { wallNameOf } from '../../model/wall-name.ts';
import { type PetitionValues, petitionAsks } from './fields.ts';
import { createPetitionStore } from './store.ts';
import { wallOf } from './thanks/wall.ts';

export function createPetitionCommands(action: Action, tools: FormTools) {
  const store = tools.of(action, createPetitionStore);
  return createFormCommands(action, tools, {
    call: completePetition,
    notSent: 'petition.notSent',
    dataOf: async (values: PetitionValues, offers) => ({
      ...(await signerData(petitionAsks(action), values, tools)),
      from: values.fullName.trim(),
      ...(store.hasWall && {
        showName: values.showName === true && offers.some(({ name, isSeen }) => name === 'showName' && isSeen),
      }),
    }),
    onSent({ endUsersCount, latest }, { from, zipCode, showName, ...names }) {
      const own = showName ? wallNameOf(names) : '';
      store.signed(endUsersCount, store.hasWall ? wallOf({ own, answered: latest, before: store.latest }) : null);
      tools.session.setVariables({ userFullName: from, postalCode: zipCode });
      tools.commands.finish(action, {});
    },
  });
}
