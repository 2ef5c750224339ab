import { isCardRoute, startRoute } from '../model/way/routes.ts';
import type { Place } from './store.ts';

/**
 * The way that is left when a visitor goes back (spec §2): within an action to the screen before, to another action to its
 * start, and to a list as it was left.
 *
 * @param way the last place is where the visitor stands
 */
export function wayBack(way: readonly Place[]): readonly Place[] {
  const here = way.at(-1);
  const before = way.slice(0, -1);
  const target = before.at(-1);
  if (!here || !target || isCardRoute(target.route)) return before;
  if (target.action === here.action && !isCardRoute(here.route)) return before;
  const { action } = target;
  while (before.at(-1)?.action === action && !isCardRoute(before.at(-1)?.route ?? '')) before.pop();
  return [...before, { action, route: startRoute(action) }];
}
