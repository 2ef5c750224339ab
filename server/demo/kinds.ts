import type { ActionType } from '../../widget/core/model/enums.ts';
import KINDS from './kinds.json' with { type: 'json' };

type ActionText = {
  /** What a reader does. */
  label: string;
  /** What it takes. */
  effort: string;
  /** A path that is drawn as a line in a square of 24. */
  icon: string;
};

/** Finds a misspelt kind by its type. */
const known = <Kind extends ActionType>(kinds: Record<Kind, ActionText>) => kinds;

/** How the newspaper speaks of each kind; its story is the first article of that kind. */
export const ACTIONS = known(KINDS);

/** The kinds that readers can meet. */
export type ActionKind = keyof typeof ACTIONS;
