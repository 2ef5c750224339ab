import type { ActionKind } from '../kind.ts';
import { OpinionDetails } from './parse.ts';

export const opinion: ActionKind = {
  isCompletion: true,
  details: OpinionDetails,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
