import type { ActionKind } from '../kind.ts';
import { EmailDetails } from './parse.ts';

export const email: ActionKind = {
  isCompletion: true,
  details: EmailDetails,
  load: () => import('./screens.tsx'),
};
