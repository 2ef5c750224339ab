import { type AskedFields, askedFields, type askedRules, asksPostalCode, shown } from '../../form/asked-fields.ts';
import type { FormFields } from '../../form/use-cached-form.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import type { PetitionValues } from './commands.ts';
import { petition } from './index.ts';

export const petitionAsks = (action: Action) => askedFields(detailsOf(petition, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const petitionFields = (asked: AskedFields, rules: ReturnType<typeof askedRules>): FormFields<PetitionValues> =>
  shown({
    prefix: rules.prefix,
    fullName: { rule: 'fullName' },
    email: { rule: 'email' },
    postalCode: asksPostalCode(asked) ? { rule: 'postalCode' } : null,
    phone: rules.phone,
    homeAddress: rules.homeAddress,
  });
