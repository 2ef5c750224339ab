import type { ActionKind } from '../kind.ts';
import { CallDetails } from './parse.ts';

export const call: ActionKind = {
  isCompletion: true,
  details: CallDetails,
  load: () => import('./screens.tsx'),
};
