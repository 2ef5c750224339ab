import type { Translate } from '../../../i18n/index.ts';
import { completeCheckRegistration } from '../../core/api/calls/forms.ts';
import { firstMessage, RequestError } from '../../core/api/errors.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { isoDate } from '../../core/model/person.ts';
import { createFormCommands, type FormTools } from '../../parts/form/form-commands.ts';
import {
  type AskedFields,
  type AskedRules,
  askedFields,
  contactData,
  shown,
} from '../../parts/form/person/asked-fields.ts';
import { NO_PERSON, type PersonValues, personData, personRules } from '../../parts/form/person/person.ts';
import { PERSON_STEPS, type Step } from '../../parts/form/steps.ts';
import type { FormFields } from '../../parts/form/validate.ts';
import { checkregistration, ROLL_COUNTRY } from './index.ts';
import { createRegistrationStore } from './store.ts';

/** Values of both steps as typed. */
export type RegistrationValues = PersonValues & { dateOfBirth: string };

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

const modelStateOf = (error: unknown) =>
  error instanceof RequestError ? (error.body as { modelState?: unknown } | undefined)?.modelState : undefined;

/** Message for a failed check: the first of the model state, else the general one (spec §8). */
export function registrationFailure(error: unknown, t: Translate, isOnline = navigator.onLine): string {
  const message = firstMessage({ errors: modelStateOf(error) });
  if (message) return t('checkregistration.failed', { message });
  return t(isOnline ? 'checkregistration.failedUnexplained' : 'errors.offline');
}

/** Answer ids that cards refer to by `dependentResultId`. */
const ANSWER_ID = { registered: 1, possiblyNot: 2, unknown: 2 } as const;

export function createRegistrationCommands(action: Action, tools: FormTools) {
  const { commands, session, t } = tools;
  const store = tools.of(action, createRegistrationStore);

  async function dataOf(values: RegistrationValues) {
    const { prefix, phoneNumber } = await contactData(registrationAsks(action), values, tools);
    const { street = '', streetNo = '', adminArea1Code = '', city = '', postalCode = '' } = values.homeAddress ?? {};
    return {
      ...personData(values),
      ...(prefix && { prefix }),
      ...(phoneNumber && { phoneNumber }),
      street,
      streetNo,
      adminArea1Code,
      city,
      dateOfBirth: isoDate(values.dateOfBirth),
      zipCode: postalCode,
      subscribedToElectionReminders: false,
    };
  }

  return createFormCommands(action, tools, {
    call: completeCheckRegistration,
    notSent: 'checkregistration.notSent',
    dataOf,
    // Families share addresses: with another first name and another birth date it is another person.
    corrects: ({ email, firstName, dateOfBirth }, earlier) =>
      email === earlier.email && (firstName === earlier.firstName || dateOfBirth === earlier.dateOfBirth),
    onSent({ isRegistered }, { firstName, lastName, zipCode }) {
      store.setResult(isRegistered ?? null);
      session.setVariables({ userFullName: `${firstName} ${lastName}`, postalCode: zipCode });
      const result = store.result.value;
      // Changeable unless registered: the reader may have mistyped and can check again.
      commands.finish(action, { answerId: ANSWER_ID[result] }, { isChangeable: result !== 'registered' });
    },
    failure: (error) => registrationFailure(error, t),
  });
}
