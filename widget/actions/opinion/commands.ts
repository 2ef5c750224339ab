import { completeOpinion } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { type SignerValues, signerData } from '../../form/person/signer.ts';
import type { Action } from '../../model/action.ts';
import { opinionAsks } from './fields.ts';
import { createOpinionStore } from './store.ts';

/** The form's values as typed. */
export type OpinionValues = SignerValues & { message: string };

export function createOpinionCommands(action: Action, tools: FormTools) {
  const { commands, session, fill } = tools;
  const store = tools.of(action, createOpinionStore);
  return createFormCommands(action, tools, {
    call: completeOpinion,
    notSent: 'opinion.notSent',
    dataOf: async (values: OpinionValues) => ({
      text: values.message.trim(),
      ...(await signerData(opinionAsks(action), values, tools)),
    }),
    onSent({ endUsersCount }, { text, zipCode }, { fullName }) {
      store.setPeople(endUsersCount);
      session.setVariables({ userFullName: fullName.trim(), postalCode: zipCode });
      commands.finish(action, { answerText: text, questionText: fill(store.prompt || action.title) });
    },
  });
}
