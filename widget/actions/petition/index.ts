import type { ActionKind } from '../kind.ts';
import { PetitionDetails } from './parse.ts';

export const petition: ActionKind = {
  isCompletion: true,
  details: PetitionDetails,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
