import { isCardRoute, startRoute } from '../model/navigation/routes.ts';
import type { Position } from './store.ts';

/**
 * The trail after a step back (spec §2): within an action to its previous screen, to another action at its start, and
 * to a list as the reader left it.
 *
 * @param trail the last position is where the reader is now
 */
export function trailBack(trail: readonly Position[]): readonly Position[] {
  const here = trail.at(-1);
  const before = trail.slice(0, -1);
  const target = before.at(-1);
  if (!here || !target || isCardRoute(target.route)) return before;
  if (target.action === here.action && !isCardRoute(here.route)) return before;
  const { action } = target;
  while (before.at(-1)?.action === action && !isCardRoute(before.at(-1)?.route ?? '')) before.pop();
  return [...before, { action, route: startRoute(action) }];
}
