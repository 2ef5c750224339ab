import * as s from 'superstruct';
import { formFields, type KindContent, Text } from '../../core/content/kind-content.ts';
import { fieldsOf, listOf, textOf } from '../../core/model/value.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../../core/numbers/constants.ts';

const PRESETS: [name: string, leastChars: number][] = [
  ['subject', MIN_SUBJECT_CHARS],
  ['message', MIN_MESSAGE_CHARS],
];

export const emailContent: KindContent = {
  details: s.object({ subject: Text, message: Text, fields: formFields }),
  phone: 'usual',
  recipients: { path: 'emailRecipients', way: 'email', needs: 'an email address' },
  /** Preset texts that the form would refuse, and recipients who get no letter. */
  warnings: (action) => [
    ...PRESETS.map(([name, least]) => {
      const { length } = textOf(fieldsOf(action.details)[name]).trim();
      const message = `has ${length} of the ${least} characters that a letter needs: readers must add to it`;
      return [`.details.${name}`, length > 0 && length < least && message] as const;
    }),
    ...listOf(action.emailRecipients).map((recipient, index) => {
      const { name, email } = fieldsOf(recipient);
      return [
        `.emailRecipients[${index}]`,
        !email && `${name} has no e-mail address: shown, but gets no letter`,
      ] as const;
    }),
  ],
};
