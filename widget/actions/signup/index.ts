import { type } from 'superstruct';
import { Fields } from '../../api/wire/fields.ts';
import type { ActionKind } from '../kind.ts';

export const signup: ActionKind = {
  isCompletion: true,
  details: type({ fields: Fields }),
  load: () => import('./screens.tsx'),
};
