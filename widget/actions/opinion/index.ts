import { string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Fields, maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';

/** `details` of an opinion (contract §6); `prompt` is the question in addition to the title. */
const OpinionDetails = () => type({ prompt: maybe(string()), fields: Fields() });

export const opinion = {
  type: 'opinion',
  parse: parser(OpinionDetails, ({ prompt, fields }) => ({ prompt: prompt ?? '', fields })),
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
