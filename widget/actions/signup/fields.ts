import { type AskedRules, askedFields, shown } from '../../form/person/asked-fields.ts';
import { type PersonValues, personRules } from '../../form/person/person.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import { signup } from './index.ts';

export const signupAsks = (action: Action) => askedFields(detailsOf(signup, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const signupFields = (rules: AskedRules): FormFields<PersonValues> =>
  shown({ ...personRules(rules), homeAddress: rules.homeAddress });
