import type { ActionKind } from '../kind.ts';
import { PollDetails } from './parse.ts';

export const poll: ActionKind = {
  isCompletion: false,
  details: PollDetails,
  load: () => import('./screens.tsx'),
};
