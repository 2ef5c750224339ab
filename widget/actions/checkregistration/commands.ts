import { completeCheckRegistration } from '../../api/calls/forms.ts';
import { type AskedValues, contactData } from '../../form/asked-fields.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { type AskedOptIn, type OptInValues, optInRecords } from '../../form/opt-ins/opt-ins.ts';
import type { Action } from '../../model/action.ts';
import { isoDate } from '../../model/person/date-of-birth.ts';
import { registrationFailure } from './failure.ts';
import { registrationAsks } from './fields.ts';
import { createRegistrationStore } from './store.ts';

/** Values of both steps as typed. */
export type RegistrationValues = OptInValues &
  AskedValues & { firstName: string; lastName: string; email: string; dateOfBirth: string };

/** Answer ids that cards refer to by `dependentResultId`. */
const ANSWER_ID = { registered: 1, possiblyNot: 2, unknown: 2 } as const;

export function createRegistrationCommands(action: Action, tools: FormTools) {
  const { commands, submissions, actionData, session, t } = tools;
  const store = tools.of(action, createRegistrationStore);

  async function dataOf(values: RegistrationValues, offers: readonly AskedOptIn[]) {
    const { prefix, phoneNumber } = await contactData(registrationAsks(action), values, tools);
    const { street = '', streetNo = '', adminArea1Code = '', city = '', postalCode = '' } = values.homeAddress ?? {};
    return {
      email: values.email.trim(),
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      ...(prefix && { prefix }),
      ...(phoneNumber && { phoneNumber }),
      street,
      streetNo,
      adminArea1Code,
      city,
      dateOfBirth: isoDate(values.dateOfBirth),
      zipCode: postalCode,
      subscribedToElectionReminders: false,
      ...optInRecords(offers, values, { partner: action.partner, publisherId: session.widget.value.publisher.id }),
    };
  }

  /** Another look-up with the same address corrects this one, so that one person counts once. */
  let latest: { key: string; email: string } | null = null;

  async function send(values: RegistrationValues, offers: readonly AskedOptIn[]) {
    const data = await dataOf(values, offers);
    const rest = () => ({ ...actionData(action), ...(latest?.email === data.email && { earlierKey: latest.key }) });
    const { answer, key } = await submissions.submitLatest(completeCheckRegistration, action.identifier, data, rest);
    latest = { key, email: data.email };
    store.setResult(answer.isRegistered ?? null);
    session.setVariables({ userFullName: `${data.firstName} ${data.lastName}`, postalCode: data.zipCode });
    const result = store.result.value;
    // Changeable unless registered: the reader may have mistyped and can check again.
    commands.finish(action, { answerId: ANSWER_ID[result] }, { isChangeable: result !== 'registered' });
  }

  return createFormCommands<RegistrationValues>(action, tools, {
    send,
    failure: (error) => registrationFailure(error, t),
  });
}
