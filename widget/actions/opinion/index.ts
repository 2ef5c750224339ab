import type { ActionKind } from '../kind.ts';
import { OpinionDetails } from './parse.ts';

export const opinion: ActionKind = {
  isCompletion: true,
  details: OpinionDetails,
  load: () => import('./screens.tsx'),
};
