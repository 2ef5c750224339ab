import type { Action } from '../model/action.ts';
import { actionRoute } from '../model/navigation/routes.ts';

/** A kind's screens, by name; their code may not be loaded yet. */
export type KindScreens = {
  names: readonly string[];
  /** Screens besides the end that follow a completed step. */
  outcomes: readonly string[];
  /** The screen at a route outside the kind's own path. */
  elsewhere: ((route: string) => string | null) | undefined;
};

/** Spec §2: `success`; a recording has `emailsuccess` and `noemailsuccess`. */
export const isEndScreen = (name: string | null) => name?.endsWith('success') ?? false;

/** @returns the screen at this route; `null` if the route is not the action's */
export function screenAt(route: string, action: Action, { names, elsewhere }: KindScreens): string | null {
  const base = actionRoute(action);
  if (route === base) return 'main';
  const name = route.startsWith(`${base}/`) ? route.slice(base.length + 1) : (elsewhere?.(route) ?? '');
  return names.includes(name) ? name : null;
}

/** Whether a visit may begin on this route (contract §4): not on screens that follow a completed step. */
export function canStandOn(route: string, action: Action, screens: KindScreens): boolean {
  const screen = screenAt(route, action, screens);
  return screen !== null && !isEndScreen(screen) && !screens.outcomes.includes(screen);
}
