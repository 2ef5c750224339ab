import { type AskedFields, type AskedRules, askedFields, shown } from '../../form/person/asked-fields.ts';
import { type SignerValues, signerRules } from '../../form/person/signer.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import { petition } from './index.ts';

/** `showName`: others may see the signer's first name and initial. */
export type PetitionValues = SignerValues & { showName?: boolean };

export const petitionAsks = (action: Action) => askedFields(detailsOf(petition, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const petitionFields = (asked: AskedFields, rules: AskedRules): FormFields<PetitionValues> =>
  shown(signerRules(asked, rules));
