import { type AskedFields, type AskedRules, askedFields, shown } from '../../form/person/asked-fields.ts';
import { type SignerValues, signerRules } from '../../form/person/signer.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import { petition } from './index.ts';

export const petitionAsks = (action: Action) => askedFields(detailsOf(petition, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const petitionFields = (asked: AskedFields, rules: AskedRules): FormFields<SignerValues> =>
  shown(signerRules(asked, rules));
