import type { Id, Hours as WireHours } from '../../widget/core/api/wire.ts';
import { HttpError } from '../http/errors.ts';

export type Hours = Pick<WireHours, 'opensAt' | 'closesAt'>;

type HoursState = 'notOpen' | 'open' | 'closed';

/** A widget in which an action stands. */
export type Place = Hours & { widgetId: Id };

export const hasHours = ({ opensAt, closesAt }: Hours) => Boolean(opensAt || closesAt);

/**
 * Whether a widget is open. It opens with the first millisecond of `opensAt`, and is closed from `closesAt` on.
 *
 * @returns `until`: when that changes, in ms since 1970; null where it never does
 */
export function hoursAt({ opensAt, closesAt }: Hours, now: Date): { state: HoursState; until: number | null } {
  const opens = opensAt ? Date.parse(opensAt) : Number.NEGATIVE_INFINITY;
  const closes = closesAt ? Date.parse(closesAt) : null;
  const at = now.getTime();
  if (at < opens) return { state: 'notOpen', until: opens };
  if (closes === null || at < closes) return { state: 'open', until: closes };
  return { state: 'closed', until: null };
}

/**
 * Whether an action can be done now. The widget that the request names decides. Where it names none that has the action,
 * the action is open as long as one of its widgets is. An id of reports may belong to several widgets.
 */
export function placesAt(places: readonly Place[], widgetId: Id | null | undefined, now: Date): HoursState {
  const named = places.filter((place) => String(place.widgetId) === String(widgetId));
  const states = (named.length > 0 ? named : places).map((place) => hoursAt(place, now).state);
  if (states.length === 0 || states.includes('open')) return 'open';
  return states.includes('notOpen') ? 'notOpen' : 'closed';
}

/** @throws HttpError 410 after closing, 403 before opening */
export function requireOpen(state: HoursState): void {
  if (state === 'closed') throw new HttpError(410, { error: 'Closed' });
  if (state === 'notOpen') throw new HttpError(403, { error: 'NotOpenYet' });
}
