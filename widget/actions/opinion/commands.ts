import { completeOpinion } from '../../core/api/calls/forms.ts';
import { type Action, detailsOf, isRepresentativeSearchType } from '../../core/model/action.ts';
import { createFormCommands, type FormTools } from '../../parts/form/form-commands.ts';
import { type AskedFields, type AskedRules, askedFields, shown } from '../../parts/form/person/asked-fields.ts';
import { type SignerValues, signerData, signerRules } from '../../parts/form/person/signer.ts';
import type { FormFields } from '../../parts/form/validate.ts';
import { opinion } from './index.ts';

/** The form's values as typed. */
export type OpinionValues = SignerValues & { message: string };

/** Opinions for an area's officials require an address. */
export const opinionAsks = (action: Action): AskedFields =>
  askedFields(detailsOf(opinion, action).fields, {
    address: isRepresentativeSearchType(action) ? 'required' : 'hidden',
  });

/** Rules of the form's fields, in the order of the form. */
export const opinionFields = (asked: AskedFields, rules: AskedRules): FormFields<OpinionValues> =>
  shown({ message: { rule: 'message' }, ...signerRules(asked, rules) });

export function createOpinionCommands(action: Action, tools: FormTools) {
  const { commands, session, fill } = tools;
  return createFormCommands(action, tools, {
    call: completeOpinion,
    notSent: 'opinion.notSent',
    dataOf: async (values: OpinionValues) => ({
      text: values.message.trim(),
      ...(await signerData(opinionAsks(action), values, tools)),
    }),
    onSent(_, { text, zipCode }, { fullName }) {
      session.setVariables({ userFullName: fullName.trim(), postalCode: zipCode });
      commands.finish(action, {
        answerText: text,
        questionText: fill(detailsOf(opinion, action).prompt || action.title),
      });
    },
  });
}
