import type { FormField } from '../../form/field-words.ts';
import { type AskedFields, askedFields, askedRules, shown } from '../../form/person/asked-fields.ts';
import { NO_PERSON, personRules } from '../../form/person/person.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import type { RegistrationValues } from './commands.ts';
import { checkregistration, ROLL_COUNTRY } from './index.ts';

/** Title and phone are shown only if the publisher asks for them. The look-up needs an address. */
export const registrationAsks = (action: Action): AskedFields => ({
  ...askedFields(detailsOf(checkregistration, action).fields, { phone: 'hidden' }),
  address: 'required',
});

/** Rules of the first step's fields. */
export const stepOneFields = (action: Action): FormFields<RegistrationValues> =>
  shown(personRules(askedRules(registrationAsks(action))));

/** Rules of the second step's fields. */
export const detailFields = (homeAddress: FormField | null): FormFields<RegistrationValues> =>
  shown({
    dateOfBirth: { rule: 'dateOfBirth' },
    homeAddress: homeAddress && { ...homeAddress, countryCode: ROLL_COUNTRY },
  });

/** The names share a row. */
export const WIDE_FIELDS = ['prefix', 'email', 'phone'] as const;

export const EMPTY = { ...NO_PERSON, dateOfBirth: '' };
