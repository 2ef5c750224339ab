import { completeSignup } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { type AskedRules, askedData, askedFields, shown } from '../../form/person/asked-fields.ts';
import { type PersonValues, personData, personRules } from '../../form/person/person.ts';
import { inParts } from '../../form/person/phone.ts';
import type { FormFields } from '../../form/validate.ts';
import { type Action, detailsOf } from '../../model/action.ts';
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
