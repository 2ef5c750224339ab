import { type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Fields } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';

export const signup = {
  type: 'signup',
  parse: parser(
    () => type({ fields: Fields() }),
    ({ fields }) => ({ fields }),
  ),
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
