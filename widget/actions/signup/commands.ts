import { completeSignup } from '../../core/api/calls/forms.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { createFormCommands, type FormTools } from '../../parts/form/form-commands.ts';
import { type AskedRules, askedData, askedFields, shown } from '../../parts/form/person/asked-fields.ts';
import { type PersonValues, personData, personRules } from '../../parts/form/person/person.ts';
import { inParts } from '../../parts/form/person/phone.ts';
import type { FormFields } from '../../parts/form/validate.ts';
import { signup } from './index.ts';

export const signupAsks = (action: Action) => askedFields(detailsOf(signup, action).fields);

/** Rules of the form's fields, in the order of the form. */
export const signupFields = (rules: AskedRules): FormFields<PersonValues> =>
  shown({ ...personRules(rules), homeAddress: rules.homeAddress });

export function createSignupCommands(action: Action, tools: FormTools) {
  return createFormCommands(action, tools, {
    call: completeSignup,
    notSent: 'signup.notSent',
    dataOf: async (values: PersonValues) => ({
      ...personData(values),
      ...(await askedData(signupAsks(action), values, tools, inParts)),
    }),
    onSent(_, { firstName, lastName }) {
      tools.session.setVariables({ userFullName: `${firstName} ${lastName}` });
      tools.commands.finish(action, {});
    },
  });
}
