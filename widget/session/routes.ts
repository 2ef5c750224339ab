import type { Action } from '../model/action.ts';
import { actionRoute } from '../model/default-route.ts';

/** Which of a kind's screens stands at an address. `start` is the kind's front, `main` its work. */
export type ScreenName =
  | 'start'
  | 'main'
  | 'success'
  | 'details'
  | 'email'
  | 'multiRepStep2'
  | 'successtoemail'
  | 'noemailsuccess'
  | 'emailsuccess';

/** Screens that show an outcome: a visitor can't begin there (contract §4). */
const NEEDS_OUTCOME: readonly ScreenName[] = [
  'success',
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
  if (!route.startsWith(`${base}/`)) return null;
  const name = route.slice(base.length + 1);
  return screens.includes(name) ? (name as ScreenName) : null;
}

/** Whether a fresh load may open on this address. */
export function canStandOn(route: string, action: Action, screens: readonly string[]): boolean {
  const screen = screenAt(route, action, screens);
  return screen !== null && !NEEDS_OUTCOME.includes(screen);
}
