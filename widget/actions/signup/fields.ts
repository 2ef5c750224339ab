import { askedFields, type askedRules, shown } from '../../form/asked-fields.ts';
import type { FormFields } from '../../form/use-cached-form.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import type { SignupValues } from './commands.ts';
import { signup } from './index.ts';

export const signupAsks = (action: Action) => askedFields(detailsOf(signup, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const signupFields = (rules: ReturnType<typeof askedRules>): FormFields<SignupValues> =>
  shown({
    prefix: rules.prefix,
    firstName: { rule: 'firstName' },
    lastName: { rule: 'lastName' },
    email: { rule: 'email' },
    phone: rules.phone,
    homeAddress: rules.homeAddress,
  });
