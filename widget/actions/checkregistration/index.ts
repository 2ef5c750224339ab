import { type } from 'superstruct';
import type { ActionKind } from '../kind.ts';

export const checkregistration: ActionKind = {
  isCompletion: true,
  details: type({}),
  load: () => import('./screens.tsx'),
};
