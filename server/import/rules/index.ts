import type { Mistake } from '../mistakes.ts';
import type { ContentView } from '../view.ts';
import { actionMistakes } from './actions.ts';
import { dependencyMistakes } from './dependencies.ts';
import { hoursMistakes } from './hours.ts';
import { nameMistakes } from './names.ts';
import { ownerMistakes } from './owners.ts';
import { reachMistakes } from './reach.ts';
import { translationMistakes } from './translations.ts';

const RULES = [
  nameMistakes,
  ownerMistakes,
  dependencyMistakes,
  actionMistakes,
  hoursMistakes,
  reachMistakes,
  translationMistakes,
];

/** All mistakes beyond a single value's shape: unknown or repeated names, and actions that reach nobody. */
export const ruleMistakes = (content: ContentView): Mistake[] => RULES.flatMap((rule) => rule(content));
