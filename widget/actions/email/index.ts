import { string, type } from 'superstruct';
import { parser } from '../../api/wire/check.ts';
import { Fields, maybe } from '../../api/wire/common.ts';
import type { ActionKind } from '../../app/screens/kind.ts';

/** `details` of an email (contract §6). */
const EmailDetails = () => type({ subject: maybe(string()), message: maybe(string()), fields: Fields() });

export const email = {
  type: 'email',
  parse: parser(EmailDetails, ({ subject, message, fields }) => ({
    draft: { subject: subject ?? '', message: message ?? '' },
    fields,
  })),
  isCompletion: true,
  hasForm: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
} satisfies ActionKind;
