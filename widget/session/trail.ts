import { CLOSED_ROUTE, isCardRoute, startRoute } from '../model/navigation/routes.ts';
import type { Position } from './store.ts';

/** The trail up to the last visit of a screen, or of a form's step; `null` where the reader has not been there. */
export function trailTo(trail: readonly Position[], { action, route, step }: Position): readonly Position[] | null {
  const isThere = (each: Position) => each.action === action && each.route === route && each.step === step;
  const visitsSince = [...trail].reverse().findIndex(isThere);
  return visitsSince === -1 ? null : trail.slice(0, trail.length - visitsSince);
}

/**
 * The trail after a step back (spec §2): within an action to its previous screen, to another action at its start, and
 * to a list as the reader left it. From a closed widget it leads to what the reader wrote.
 *
 * @param trail the last position is where the reader is now
 */
export function trailBack(trail: readonly Position[]): readonly Position[] {
  const here = trail.at(-1);
  const before = trail.slice(0, -1);
  const target = before.at(-1);
  if (!here || !target || isCardRoute(target.route) || here.route === CLOSED_ROUTE) return before;
  if (target.action === here.action && !isCardRoute(here.route)) return before;
  const { action } = target;
  while (before.at(-1)?.action === action && !isCardRoute(before.at(-1)?.route ?? '')) before.pop();
  return [...before, { action, route: startRoute(action) }];
}
