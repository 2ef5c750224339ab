import { completeOpinion } from '../../api/calls/forms.ts';
import { type AskedValues, contactData, postalCodeOf } from '../../form/asked-fields.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { splitName } from '../../form/names.ts';
import { type AskedOptIn, type OptInValues, optInRecords } from '../../form/opt-ins/opt-ins.ts';
import type { Action } from '../../model/action.ts';
import { opinionAsks } from './fields.ts';
import { createOpinionStore } from './store.ts';

/** The form's values as typed. */
export type OpinionValues = OptInValues &
  AskedValues & { message: string; fullName: string; email: string; postalCode: string };

export function createOpinionCommands(action: Action, tools: FormTools) {
  const { commands, submissions, actionData, session, fill } = tools;
  const store = tools.of(action, createOpinionStore);

  async function dataOf(values: OpinionValues, offers: readonly AskedOptIn[]) {
    const { middleName, ...names } = splitName(values.fullName);
    const asked = opinionAsks(action);
    const contact = await contactData(asked, values, tools);
    const zipCode = postalCodeOf(asked, values);
    return {
      text: values.message.trim(),
      ...names,
      ...(middleName && { middleName }),
      email: values.email.trim(),
      ...contact,
      ...(zipCode && { zipCode }),
      ...optInRecords(offers, values, { partner: action.partner, publisherId: session.widget.value.publisher.id }),
    };
  }

  async function send(values: OpinionValues, offers: readonly AskedOptIn[]) {
    const data = await dataOf(values, offers);
    const { answer } = await submissions.submitLatest(completeOpinion, action.identifier, data, () =>
      actionData(action),
    );
    store.setPeople(answer.endUsersCount);
    session.setVariables({ userFullName: values.fullName.trim(), postalCode: data.zipCode });
    commands.finish(action, { answerText: data.text, questionText: fill(store.prompt || action.title) });
  }

  return createFormCommands<OpinionValues>(action, tools, { send });
}
