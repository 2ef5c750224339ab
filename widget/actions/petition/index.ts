import type { ActionKind } from '../kind.ts';
import { PetitionDetails } from './parse.ts';

export const petition: ActionKind = {
  isCompletion: true,
  details: PetitionDetails,
  load: () => import('./screens.tsx'),
};
