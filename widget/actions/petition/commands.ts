import { completePetition } from '../../api/calls/forms.ts';
import type { App } from '../../app.ts';
import { splitName } from '../../form/names.ts';
import { type OptInOffer, type OptInValues, optInRecords } from '../../form/opt-ins.ts';
import { parsePhone, warmPhone } from '../../form/phone.ts';
import type { Action } from '../../model/action.ts';
import { failureText } from '../../session/failure-text.ts';
import type { PetitionStore } from './store.ts';

/** The form as it is typed. */
export type PetitionValues = OptInValues & {
  fullName: string;
  email: string;
  postalCode: string;
  phone: string;
};

export type PetitionCommands = ReturnType<typeof createPetitionCommands>;

type Tools = Pick<App, 'commands' | 'submissions' | 'actionData' | 'session' | 't' | 'report'>;

export function createPetitionCommands(action: Action, store: PetitionStore, tools: Tools) {
  const { commands, submissions, actionData, session, t, report } = tools;

  /** A visitor may leave the phone out, so it is no reason to send nothing. */
  const phoneOf = (text: string) =>
    parsePhone(text, session.widget.value.location?.countryCode ?? '').catch((error) => {
      report(error);
      return null;
    });

  async function signature(values: PetitionValues, offers: readonly OptInOffer[]) {
    const { fullName, email, postalCode, phone } = values;
    const { middleName, ...names } = splitName(fullName);
    const phoneNumber = await phoneOf(phone);
    return {
      ...names,
      ...(middleName && { middleName }),
      from: fullName.trim(),
      email: email.trim(),
      zipCode: postalCode.trim(),
      ...(phoneNumber && { phoneNumber }),
      ...optInRecords(offers, values, { partner: action.partner, publisherId: session.widget.value.publisher.id }),
    };
  }

  async function send(values: PetitionValues, offers: readonly OptInOffer[]) {
    const data = await signature(values, offers);
    // Where an earlier signature's answer was lost and has now been found, that one stands: nobody signs twice.
    const { answer } = await submissions.submit(completePetition, action.identifier, data, () => actionData(action));
    store.signed(answer.endUsersCount ?? null);
    session.setVariables({ userFullName: data.from, postalCode: data.zipCode });
    commands.finish(action, {});
  }

  return {
    start() {
      commands.initiate(action);
      commands.open('');
    },
    initiate: () => commands.initiate(action),
    warmPhone,
    /** @param offers the opt-ins with their words as they stood on the screen */
    async sign(values: PetitionValues, offers: readonly OptInOffer[]) {
      if (commands.isDone(action)) return commands.leadOn(action);
      if (store.isSubmitting.value) return;
      store.setSubmitting(true);
      if (!(await commands.prepareEnd(action))) return store.setSubmitting(false);
      try {
        await send(values, offers);
      } catch (error) {
        store.setSubmitting(false);
        commands.alert(failureText(error, t, 'errors.submission'));
      }
    },
  };
}
