import { completeOpinion } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { splitName } from '../../form/names.ts';
import { type OptInOffer, type OptInValues, optInRecords } from '../../form/opt-ins.ts';
import { e164, optionalPhone } from '../../form/phone.ts';
import type { Action } from '../../model/action.ts';
import type { Address } from '../../model/address.ts';
import type { OpinionStore } from './store.ts';

/** The form as it is typed. */
export type OpinionValues = OptInValues & {
  message: string;
  fullName: string;
  email: string;
  phone: string;
  /** Asked where the opinion goes to an area's officials … */
  homeAddress: Address | null;
  /** … and elsewhere this. */
  postalCode: string;
};

export type OpinionCommands = ReturnType<typeof createOpinionCommands>;

export function createOpinionCommands(action: Action, store: OpinionStore, tools: FormTools) {
  const { commands, submissions, actionData, session, fill } = tools;

  async function dataOf(values: OpinionValues, offers: readonly OptInOffer[]) {
    const { homeAddress: address, postalCode } = values;
    const { middleName, ...names } = splitName(values.fullName);
    const phoneNumber = await optionalPhone(values.phone, tools, e164);
    return {
      text: values.message.trim(),
      ...names,
      ...(middleName && { middleName }),
      email: values.email.trim(),
      ...(phoneNumber && { phoneNumber }),
      ...(address && { address }),
      zipCode: (address?.postalCode ?? postalCode).trim(),
      ...optInRecords(offers, values, { partner: action.partner, publisherId: session.widget.value.publisher.id }),
    };
  }

  async function send(values: OpinionValues, offers: readonly OptInOffer[]) {
    const data = await dataOf(values, offers);
    const answer = await submissions.submitLatest(completeOpinion, action.identifier, data, () => actionData(action));
    store.setPeople(answer.endUsersCount ?? null);
    session.setVariables({ userFullName: values.fullName.trim(), postalCode: data.zipCode });
    commands.finish(action, { answerText: data.text, questionText: fill(store.prompt || action.title) });
  }

  return createFormCommands<OpinionValues>(action, tools, { send });
}
