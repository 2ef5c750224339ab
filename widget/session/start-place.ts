import { defaultRoute } from '../model/way/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';
import type { Place } from './store.ts';

/**
 * Where a load opens: on the route that the address names, if one can stand there, else on the default one (spec §2,
 * contract §4).
 *
 * @param screens have the first action's kind loaded
 */
export function startPlace(
  widget: Widget,
  screens: { canBegin: (place: Place) => boolean },
  route: string | null,
): Place {
  const [action] = widget.actions;
  if (!action) throw new Error('A widget without actions has no place to start');
  if (route !== null && screens.canBegin({ action, route })) return { action, route };
  return { action, route: defaultRoute(action, cardOf(widget, action)?.type ?? 'seesOne') };
}
