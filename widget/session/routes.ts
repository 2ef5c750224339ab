import type { Action } from '../model/action.ts';
import { actionRoute } from '../model/navigation/routes.ts';

/** What is known of a kind's screens before their code has come. */
export type KindScreens = {
  names: readonly string[];
  /** Those besides the end that come of something done before. */
  outcomes: readonly string[];
  /** The screen at an address that does not begin as the kind's others do. */
  elsewhere: ((route: string) => string | null) | undefined;
};

/** Spec §2: `success`; a recording has `emailsuccess` and `noemailsuccess`. */
export const isEndScreen = (name: string | null) => name?.endsWith('success') ?? false;

/** @returns the screen at this address, or `null` where the address is not the action's */
export function screenAt(route: string, action: Action, { names, elsewhere }: KindScreens): string | null {
  const base = actionRoute(action);
  if (route === base) return 'main';
  const name = route.startsWith(`${base}/`) ? route.slice(base.length + 1) : (elsewhere?.(route) ?? '');
  return names.includes(name) ? name : null;
}

/** Whether a visit may begin on this address (contract §4): not where something must have been done before. */
export function canStandOn(route: string, action: Action, screens: KindScreens): boolean {
  const screen = screenAt(route, action, screens);
  return screen !== null && !isEndScreen(screen) && !screens.outcomes.includes(screen);
}
