import type { Id, Hours as WireHours } from '../../widget/core/api/wire.ts';
import { HttpError } from '../http/errors.ts';

export type Hours = Pick<WireHours, 'opensAt' | 'closesAt'>;

type HoursState = 'notOpen' | 'open' | 'closed';

/** A widget in which an action stands. */
export type Place = Hours & { widgetId: Id };

const timesOf = (given: (string | null | undefined)[]) =>
  given.filter((time) => Boolean(time)).map((time) => ({ time: time as string, at: Date.parse(time as string) }));

const latest = (given: (string | null | undefined)[]) =>
  timesOf(given).sort((one, other) => other.at - one.at)[0]?.time;
const earliest = (given: (string | null | undefined)[]) =>
  timesOf(given).sort((one, other) => one.at - other.at)[0]?.time;

/** The hours in which both are open. */
export const narrowed = (one: Hours, other: Hours): Hours => ({
  opensAt: latest([one.opensAt, other.opensAt]),
  closesAt: earliest([one.closesAt, other.closesAt]),
});

/** The hours in which one of several is open: from the first that opens to the last that closes. */
function span(all: readonly Hours[]): Hours {
  const [opens, closes] = [all.map(({ opensAt }) => opensAt), all.map(({ closesAt }) => closesAt)];
  return {
    opensAt: opens.every(Boolean) ? earliest(opens) : undefined,
    closesAt: closes.every(Boolean) ? latest(closes) : undefined,
  };
}

/**
 * The hours of a widget: its own, narrowed to those of the actions that it begins with.
 *
 * @param first the actions of its first card
 */
export const widgetHours = (own: Hours, first: readonly Hours[]): Hours => narrowed(own, span(first));

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
 * Whether an action can be done now. Its own hours count in each of its widgets, which may narrow them. The widget that
 * the request names decides. Where it names none that has the action, the action is open as long as one
 * of its widgets is. An id of reports may belong to several widgets.
 */
export function placesAt(own: Hours, places: readonly Place[], widgetId: Id | null | undefined, now: Date): HoursState {
  if (places.length === 0) return hoursAt(own, now).state;
  const named = places.filter((place) => String(place.widgetId) === String(widgetId));
  const states = (named.length > 0 ? named : places).map((place) => hoursAt(narrowed(own, place), now).state);
  if (states.includes('open')) return 'open';
  return states.includes('notOpen') ? 'notOpen' : 'closed';
}

/** @throws HttpError 410 after closing, 403 before opening */
export function requireOpen(state: HoursState): void {
  if (state === 'closed') throw new HttpError(410, { error: 'Closed' });
  if (state === 'notOpen') throw new HttpError(403, { error: 'NotOpenYet' });
}
