import { type } from 'superstruct';
import { Fields } from '../../api/wire/fields.ts';
import type { ActionKind } from '../kind.ts';

export const signup: ActionKind = {
  isCompletion: true,
  details: type({ fields: Fields }),
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
