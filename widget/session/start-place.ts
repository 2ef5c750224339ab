import type { KindShelf } from '../actions/shelf.ts';
import { defaultRoute } from '../model/default-route.ts';
import { cardOf, type Widget } from '../model/widget.ts';
import { canStandOn } from './routes.ts';
import type { Place } from './store.ts';

/**
 * Where a load opens: on the route that the address names, if one can stand there, else on the default one (spec §2,
 * contract §4).
 *
 * @param shelf has the first action's kind loaded
 */
export function startPlace(widget: Widget, shelf: Pick<KindShelf, 'screenNames'>, route: string | null): Place {
  const [action] = widget.actions;
  if (!action) throw new Error('A widget without actions has no place to start');
  const screens = shelf.screenNames(action.type);
  if (route !== null && canStandOn(route, action, screens)) return { action, route };
  return { action, route: defaultRoute(action, cardOf(widget, action)?.type ?? 'seesOne') };
}
