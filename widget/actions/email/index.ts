import type { ActionKind } from '../kind.ts';
import { EmailDetails } from './parse.ts';

export const email: ActionKind = {
  isCompletion: true,
  details: EmailDetails,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
