import { CLOSED_ROUTE, defaultRoute } from '../model/navigation/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';
import type { Position } from './store.ts';

/**
 * Where the widget opens: on the route in the address, if a visit may begin there, else on the default route (spec §2,
 * contract §4). Outside its hours it says so.
 *
 * @param screens with the first action's kind loaded
 * @throws Error for a widget without actions
 */
export function startPosition(
  widget: Widget,
  screens: { canBegin: (position: Position) => boolean },
  route: string | null,
): Position {
  const [action] = widget.actions;
  if (!action) throw new Error('A widget without actions has no position to start from');
  if ((widget.hours?.state ?? 'open') !== 'open') return { action, route: CLOSED_ROUTE };
  if (route !== null && screens.canBegin({ action, route })) return { action, route };
  return { action, route: defaultRoute(action, cardOf(widget, action)?.type ?? 'seesOne') };
}
