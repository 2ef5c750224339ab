import { type AskedFields, type AskedRules, askedFields, shown } from '../../form/person/asked-fields.ts';
import { signerRules } from '../../form/person/signer.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf, isRepresentativeSearchType } from '../../model/action.ts';
import type { OpinionValues } from './commands.ts';
import { opinion } from './index.ts';

/** Opinions for an area's officials require an address. */
export const opinionAsks = (action: Action): AskedFields =>
  askedFields(detailsOf(opinion, action).fields, {
    address: isRepresentativeSearchType(action) ? 'required' : 'hidden',
  });

/** Rules of the form's fields, in the order of the form. */
export const opinionFields = (asked: AskedFields, rules: AskedRules): FormFields<OpinionValues> =>
  shown({ message: { rule: 'message' }, ...signerRules(asked, rules) });
