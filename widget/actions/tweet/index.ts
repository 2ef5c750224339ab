import type { ActionKind } from '../kind.ts';
import { TweetDetails } from './parse.ts';

export const tweet: ActionKind = {
  isCompletion: true,
  details: TweetDetails,
  load: () => import('./screens.tsx'),
};
