import { type AskedFields, type AskedRules, askedFields, shown } from '../../form/person/asked-fields.ts';
import { NO_PERSON, personRules } from '../../form/person/person.ts';
import { PERSON_STEPS, type Step } from '../../form/steps.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf } from '../../model/action.ts';
import type { RegistrationValues } from './commands.ts';
import { checkregistration, ROLL_COUNTRY } from './index.ts';

/** Title and phone are shown only if the publisher asks for them. The look-up needs an address. */
export const registrationAsks = (action: Action): AskedFields => ({
  ...askedFields(detailsOf(checkregistration, action).fields, { phone: 'hidden' }),
  address: 'required',
});

/** Rules of the form's fields, in the order of the form. */
export const registrationFields = (rules: AskedRules): FormFields<RegistrationValues> =>
  shown({
    ...personRules(rules),
    dateOfBirth: { rule: 'dateOfBirth' },
    homeAddress: rules.homeAddress && { ...rules.homeAddress, countryCode: ROLL_COUNTRY },
  });

const [PERSON, ADDRESS] = PERSON_STEPS;

/** Spec §2 has two routes: one for the name, one for what the roll is searched by. */
export const STEPS: readonly Step[] = [PERSON, { name: 'birth', fields: ['dateOfBirth'], screen: 'details' }, ADDRESS];

export const EMPTY = { ...NO_PERSON, dateOfBirth: '' };
