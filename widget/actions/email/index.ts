import { string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Fields, maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';

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
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
