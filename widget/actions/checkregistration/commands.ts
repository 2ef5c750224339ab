import { completeCheckRegistration } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { contactData } from '../../form/person/asked-fields.ts';
import { type PersonValues, personData } from '../../form/person/person.ts';
import type { Action } from '../../model/action.ts';
import { isoDate } from '../../model/person.ts';
import { registrationFailure } from './failure.ts';
import { registrationAsks } from './fields.ts';
import { createRegistrationStore } from './store.ts';

/** Values of both steps as typed. */
export type RegistrationValues = PersonValues & { dateOfBirth: string };

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
    onSent({ isRegistered, endUsersCount }, { firstName, lastName, zipCode }) {
      store.setResult(isRegistered ?? null, endUsersCount);
      session.setVariables({ userFullName: `${firstName} ${lastName}`, postalCode: zipCode });
      const result = store.result.value;
      // Changeable unless registered: the reader may have mistyped and can check again.
      commands.finish(action, { answerId: ANSWER_ID[result] }, { isChangeable: result !== 'registered' });
    },
    failure: (error) => registrationFailure(error, t),
  });
}
