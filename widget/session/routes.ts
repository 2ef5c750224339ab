import type { Action } from '../model/action.ts';
import { actionRoute } from '../model/default-route.ts';

/**
 * Which of a kind's screens stands at an address. `start` is the kind's front, `main` its work; `callee`, at `/Call/{n}`,
 * is a call after the first (spec §2).
 */
export type ScreenName =
  | 'start'
  | 'main'
  | 'success'
  | 'callee'
  | 'details'
  | 'email'
  | 'multiRepStep2'
  | 'successtoemail'
  | 'noemailsuccess'
  | 'emailsuccess';

/** Screens that come of something done before: a visitor can't begin there (contract §4). */
const NEEDS_OUTCOME: readonly ScreenName[] = [
  'success',
  'callee',
  'multiRepStep2',
  'successtoemail',
  'noemailsuccess',
  'emailsuccess',
];

/**
 * @param screens those that the action's kind has
 * @returns the screen at this address, or `null` where the address is not the action's
 */
export function screenAt(route: string, action: Action, screens: readonly string[]): ScreenName | null {
  const base = actionRoute(action);
  if (route === base) return 'main';
  if (/^\/Call\/[1-9]\d*$/.test(route) && screens.includes('callee')) return 'callee';
  if (!route.startsWith(`${base}/`)) return null;
  const name = route.slice(base.length + 1);
  return screens.includes(name) ? (name as ScreenName) : null;
}

/** Whether a fresh load may open on this address. */
export function canStandOn(route: string, action: Action, screens: readonly string[]): boolean {
  const screen = screenAt(route, action, screens);
  return screen !== null && !NEEDS_OUTCOME.includes(screen);
}
