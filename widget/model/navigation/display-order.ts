import type { Action } from '../action.ts';
import { ACTION_TYPES } from '../enums.ts';

const place = ({ type }: Action) => ACTION_TYPES.indexOf(type);

/** Actions of a list in the order of their kinds (spec §3); those of one kind stay as the publisher wrote them. */
export const inDisplayOrder = (actions: readonly Action[]): Action[] =>
  [...actions].sort((a, b) => place(a) - place(b));
