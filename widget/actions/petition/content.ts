import * as s from 'superstruct';
import { maybe } from '../../core/api/wire/common.ts';
import { formFields, type KindContent, Text } from '../../core/content/kind-content.ts';
import { count } from '../../core/content/values.ts';
import { fieldsOf, textOf } from '../../core/model/value.ts';

const counted = maybe(count);

export const petitionContent: KindContent = {
  details: s.object({
    petitionText: Text,
    goal: counted,
    signatures: counted,
    wall: maybe(s.boolean()),
    fields: formFields,
  }),
  meaning: (action) => [
    { name: 'the title', words: textOf(action.title) },
    { name: 'the text', words: textOf(fieldsOf(action.details).petitionText) },
  ],
  phone: 'usual',
};
