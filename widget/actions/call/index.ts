import type { ActionKind } from '../kind.ts';
import { CallDetails } from './parse.ts';

export const call: ActionKind = {
  isCompletion: true,
  details: CallDetails,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
