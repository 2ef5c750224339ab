import type { Action } from '../action.ts';
import { ACTION_TYPES } from '../enums.ts';

const rank = ({ type }: Action) => ACTION_TYPES.indexOf(type);

/** Sorts actions by kind (spec §3); those of one kind keep the publisher's order. */
export const inDisplayOrder = (actions: readonly Action[]): Action[] => [...actions].sort((a, b) => rank(a) - rank(b));
