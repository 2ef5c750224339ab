import type { ActionKind } from '../kind.ts';
import { PollDetails } from './parse.ts';

export const poll: ActionKind = {
  isCompletion: false,
  details: PollDetails,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
