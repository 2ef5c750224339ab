import type { OptInValues } from '../../form/opt-ins.ts';
import type { FormFields } from '../../form/use-cached-form.ts';
import type { RegistrationValues } from './commands.ts';

/** Voter rolls are kept by the United States' states. */
export const ROLL_COUNTRY = 'US';

/** First who it is … */
export const PERSON: FormFields<RegistrationValues> = {
  firstName: { rule: 'firstName' },
  lastName: { rule: 'lastName' },
  email: { rule: 'email' },
};

/** … then what the roll knows them by. */
export const DETAILS: FormFields<RegistrationValues> = {
  dateOfBirth: { rule: 'dateOfBirth' },
  homeAddress: { rule: 'address', name: 'form.homeAddress', countryCode: ROLL_COUNTRY },
};

export const emptyValues = (optIns: OptInValues): RegistrationValues => ({
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  homeAddress: null,
  ...optIns,
});
