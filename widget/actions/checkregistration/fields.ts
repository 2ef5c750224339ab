import { type AskedFields, askedFields, askedRules, NOTHING_ASKED, shown } from '../../form/asked-fields.ts';
import type { FormField } from '../../form/field-words.ts';
import type { OptInValues } from '../../form/opt-ins/opt-ins.ts';
import type { FormFields } from '../../form/use-cached-form.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import type { RegistrationValues } from './commands.ts';
import { checkregistration, ROLL_COUNTRY } from './index.ts';

/** Title and phone are shown only if the publisher asks for them. The look-up needs an address. */
export const registrationAsks = (action: Action): AskedFields => ({
  ...askedFields(detailsOf(checkregistration, action).fields, { phone: 'hidden' }),
  address: 'required',
});

/** Rules of the first step's fields. */
export function personFields(action: Action): FormFields<RegistrationValues> {
  const { prefix, phone } = askedRules(registrationAsks(action));
  return shown({
    prefix,
    firstName: { rule: 'firstName' },
    lastName: { rule: 'lastName' },
    email: { rule: 'email' },
    phone,
  });
}

/** Rules of the second step's fields. */
export const detailFields = (homeAddress: FormField | null): FormFields<RegistrationValues> =>
  shown({
    dateOfBirth: { rule: 'dateOfBirth' },
    homeAddress: homeAddress && { ...homeAddress, countryCode: ROLL_COUNTRY },
  });

export const emptyValues = (optIns: OptInValues): RegistrationValues => ({
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  ...NOTHING_ASKED,
  ...optIns,
});
