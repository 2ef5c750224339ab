import { completePetition } from '../../core/api/calls/forms.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { isRecord } from '../../core/model/value.ts';
import { wallNameOf } from '../../core/model/wall-name.ts';
import { createFormCommands, type FormTools } from '../../parts/form/form-commands.ts';
import { type AskedFields, type AskedRules, askedFields, shown } from '../../parts/form/person/asked-fields.ts';
import { type SignerValues, signerData, signerRules } from '../../parts/form/person/signer.ts';
import type { FormFields } from '../../parts/form/validate.ts';
import { petition } from './index.ts';
import { createPetitionStore, type Wall } from './store.ts';

const MOST_OTHERS = 4;
const MAX_CHARS = 60;

/** Names of `[{name}]`; what is anything else is left out. */
const namesIn = (latest: unknown): string[] =>
  (Array.isArray(latest) ? latest : [])
    .map((entry) => (isRecord(entry) ? entry.name : null))
    .filter((name): name is string => typeof name === 'string' && name !== '' && name.length <= MAX_CHARS);

/**
 * The latest signers without the reader, the latest first. An answer has the reader's own name as one of its four, so that
 * the fourth other is one from before.
 *
 * @param latest as the server answers them
 */
export function wallOf(latest: { own: string; answered: unknown; before: unknown }): Wall {
  const names = new Set([...namesIn(latest.answered), ...namesIn(latest.before)]);
  names.delete(latest.own);
  return { others: [...names].slice(0, MOST_OTHERS), own: latest.own };
}

/** `showName`: others may see the signer's first name and initial. */
export type PetitionValues = SignerValues & { showName?: boolean };

export const petitionAsks = (action: Action) => askedFields(detailsOf(petition, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const petitionFields = (asked: AskedFields, rules: AskedRules): FormFields<PetitionValues> =>
  shown(signerRules(asked, rules));

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
      // Signatures, since a server that does not count says 0.
      tools.session.setPeople(action, store.signatures.value);
      tools.session.setVariables({ userFullName: from, postalCode: zipCode });
      tools.commands.finish(action, {});
    },
  });
}
