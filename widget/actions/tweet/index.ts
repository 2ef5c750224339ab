import type { ActionKind } from '../kind.ts';
import { TweetDetails } from './parse.ts';

export const tweet: ActionKind = {
  isCompletion: true,
  details: TweetDetails,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
};
