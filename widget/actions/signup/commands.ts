import { completeSignup } from '../../api/calls/forms.ts';
import { createFormCommands, type FormTools } from '../../form/form-commands.ts';
import { askedData } from '../../form/person/asked-fields.ts';
import { type PersonValues, personData } from '../../form/person/person.ts';
import { inParts } from '../../form/person/phone.ts';
import type { Action } from '../../model/action.ts';
import { signupAsks } from './fields.ts';
import { createSignupStore } from './store.ts';

export function createSignupCommands(action: Action, tools: FormTools) {
  const store = tools.of(action, createSignupStore);
  return createFormCommands(action, tools, {
    call: completeSignup,
    notSent: 'signup.notSent',
    dataOf: async (values: PersonValues) => ({
      ...personData(values),
      ...(await askedData(signupAsks(action), values, tools, inParts)),
    }),
    onSent({ endUsersCount }, { firstName, lastName }) {
      store.setPeople(endUsersCount);
      tools.session.setVariables({ userFullName: `${firstName} ${lastName}` });
      tools.commands.finish(action, {});
    },
  });
}
