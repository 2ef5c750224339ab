import { completeSignup } from '../../api/calls/forms.ts';
import { type AskedValues, askedData } from '../../form/asked-fields.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { type AskedOptIn, type OptInValues, optInRecords } from '../../form/opt-ins/opt-ins.ts';
import { inParts } from '../../form/phone.ts';
import type { Action } from '../../model/action.ts';
import { signupAsks } from './fields.ts';
import { createSignupStore } from './store.ts';

/** The form's values as typed. */
export type SignupValues = OptInValues & AskedValues & { firstName: string; lastName: string; email: string };

export function createSignupCommands(action: Action, tools: FormTools) {
  const { commands, submissions, actionData, session } = tools;
  const store = tools.of(action, createSignupStore);

  async function dataOf(values: SignupValues, offers: readonly AskedOptIn[]) {
    const asked = await askedData(signupAsks(action), values, tools, inParts);
    return {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
      ...asked,
      ...optInRecords(offers, values, { partner: action.partner, publisherId: session.widget.value.publisher.id }),
    };
  }

  async function send(values: SignupValues, offers: readonly AskedOptIn[]) {
    const data = await dataOf(values, offers);
    const { answer } = await submissions.submitLatest(completeSignup, action.identifier, data, () =>
      actionData(action),
    );
    store.setPeople(answer.endUsersCount);
    session.setVariables({ userFullName: `${data.firstName} ${data.lastName}` });
    commands.finish(action, {});
  }

  return createFormCommands<SignupValues>(action, tools, { send });
}
