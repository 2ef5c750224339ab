import { completePetition } from '../../api/calls/forms.ts';
import type { App } from '../../app.ts';
import { splitName } from '../../form/names.ts';
import { optInRecord } from '../../form/opt-ins.ts';
import { parsePhone } from '../../form/phone.ts';
import type { Action } from '../../model/action.ts';
import { failureText } from '../../session/failure-text.ts';
import type { PetitionStore } from './store.ts';

/** The form as it is typed. */
export type PetitionValues = {
  fullName: string;
  email: string;
  postalCode: string;
  phone: string;
  emailOptIn: boolean;
};

export type PetitionCommands = ReturnType<typeof createPetitionCommands>;

type Tools = Pick<App, 'commands' | 'submissions' | 'actionData' | 'session' | 't'>;

export function createPetitionCommands(action: Action, store: PetitionStore, tools: Tools) {
  const { commands, submissions, actionData, session, t } = tools;

  async function signature({ fullName, email, postalCode, phone, emailOptIn }: PetitionValues, optInLabel: string) {
    const { middleName, ...names } = splitName(fullName);
    const phoneNumber = await parsePhone(phone, session.widget.value.location?.countryCode ?? '');
    return {
      ...names,
      ...(middleName && { middleName }),
      from: fullName.trim(),
      email: email.trim(),
      zipCode: postalCode.trim(),
      ...(phoneNumber && { phoneNumber }),
      ...(action.partner && { optIns: [optInRecord(action.partner.id, emailOptIn, optInLabel)] }),
    };
  }

  return {
    start() {
      commands.initiate(action);
      commands.open('');
    },
    initiate: () => commands.initiate(action),
    /** @param optInLabel the opt-in's words as they stood on the screen */
    async sign(values: PetitionValues, optInLabel: string) {
      if (store.isSubmitting.value) return;
      store.setSubmitting(true);
      try {
        const data = await signature(values, optInLabel);
        const rest = () => actionData(action);
        const { endUsersCount } = await submissions.submit(completePetition, action.identifier, data, rest);
        store.signed(endUsersCount ?? null);
        session.setVariables({ userFullName: data.from, postalCode: data.zipCode });
        commands.finish(action, {});
      } catch (error) {
        store.setSubmitting(false);
        commands.alert(failureText(error, t, 'errors.submission'));
      }
    },
  };
}
