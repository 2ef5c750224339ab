import { completePetition } from '../../api/calls/forms.ts';
import { type AskedValues, contactData, postalCodeOf } from '../../form/asked-fields.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { splitName } from '../../form/names.ts';
import { type AskedOptIn, type OptInValues, optInRecords } from '../../form/opt-ins/opt-ins.ts';
import type { Action } from '../../model/action.ts';
import { petitionAsks } from './fields.ts';
import { createPetitionStore } from './store.ts';

/** The form's values as typed. */
export type PetitionValues = OptInValues & AskedValues & { fullName: string; email: string; postalCode: string };

export function createPetitionCommands(action: Action, tools: FormTools) {
  const { commands, submissions, actionData, session } = tools;
  const store = tools.of(action, createPetitionStore);

  async function signature(values: PetitionValues, offers: readonly AskedOptIn[]) {
    const { fullName, email } = values;
    const { middleName, ...names } = splitName(fullName);
    const asked = petitionAsks(action);
    const contact = await contactData(asked, values, tools);
    const zipCode = postalCodeOf(asked, values);
    return {
      ...names,
      ...(middleName && { middleName }),
      from: fullName.trim(),
      email: email.trim(),
      ...(zipCode && { zipCode }),
      ...contact,
      ...optInRecords(offers, values, { partner: action.partner, publisherId: session.widget.value.publisher.id }),
    };
  }

  async function send(values: PetitionValues, offers: readonly AskedOptIn[]) {
    const data = await signature(values, offers);
    const { answer } = await submissions.submitLatest(completePetition, action.identifier, data, () =>
      actionData(action),
    );
    store.signed(answer.endUsersCount);
    session.setVariables({ userFullName: data.from, postalCode: data.zipCode });
    commands.finish(action, {});
  }

  return createFormCommands<PetitionValues>(action, tools, { send });
}
