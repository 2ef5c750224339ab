import type { Mode } from '../config/mode.ts';
import type { Host } from '../host/host.ts';
import type { Action } from '../model/action.ts';
import { isCardRoute } from '../model/navigation/routes.ts';
import { SCREEN_TRANSITION_MS } from '../numbers/constants.ts';
import { createCountdown, type Surroundings } from './countdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Position, SessionStore } from './store.ts';
import type { Timers } from './timers.ts';

/** What the session asks of the screens. */
export type SessionScreens = {
  /** Loads the code of the screen at this position. @throws whatever an import threw */
  load(position: Position): Promise<void>;
  /** Loads the screens behind an action's front ahead of time; failures are ignored. */
  preload(action: Action): void;
  /** Whether the action's kind has this screen. */
  has(action: Action, name: string): boolean;
};

export type ArrivalsOptions = {
  store: SessionStore;
  lifecycle: Lifecycle;
  host: Pick<Host, 'writeRoute'>;
  screens: SessionScreens;
  mode: Mode;
  /** Loads the copy of all screens behind the first card, and the kind's own. */
  loadCopy: (action: Action) => Promise<unknown>;
  /** Default: what a frame's page says. */
  around?: Surroundings;
};

export type ArrivalEvents = {
  /** A screen's code or copy could not be loaded: the reader must be told. */
  onLoadFailed: (error: unknown) => void;
  /** The requested screen is shown. */
  onArrived: () => void;
};

/**
 * Shows screens: loads code and copy first, then changes the position, then lets buttons act when the slide has ended.
 */
export function createArrivals(
  { store, lifecycle, host, screens, loadCopy, around }: ArrivalsOptions,
  { onLoadFailed, onArrived }: ArrivalEvents,
  { after }: Timers,
) {
  const countdown = createCountdown(store, around);
  let slideTimer: ReturnType<typeof setTimeout> | undefined;

  /** Whether this move leaves the active action: for another, or for the list it was chosen from. */
  function isLeftFor(next: Position): boolean {
    const { action, route } = store.position.value;
    return !isCardRoute(route) && (next.action !== action || isCardRoute(next.route));
  }

  function move(next: Position, write: (next: Position) => void) {
    countdown.stop();
    if (isLeftFor(next)) {
      lifecycle.left(store.activeAction.value);
      store.setNotSent(null);
    }
    write(next);
    host.writeRoute(store.route.value);
  }

  /** @returns whether the screen's code and copy are loaded; if not, the reader has been told */
  async function load(position: Position): Promise<boolean> {
    try {
      await Promise.all([screens.load(position), loadCopy(position.action)]);
      return true;
    } catch (error) {
      onLoadFailed(error);
      return false;
    }
  }

  function endSlide({ action, route }: Position) {
    store.setMoving(false);
    if (!isCardRoute(route)) screens.preload(action);
  }

  return {
    countdown,
    load,
    move,
    /** Loads the screen, then moves to it. @returns whether it could be loaded */
    async arrive(position: Position, write: (next: Position) => void = store.push): Promise<boolean> {
      countdown.stop();
      clearTimeout(slideTimer);
      store.setMoving(true);
      if (!(await load(position))) {
        store.setMoving(false);
        return false;
      }
      move(position, write);
      onArrived();
      slideTimer = after(() => endSlide(position), SCREEN_TRANSITION_MS);
      return true;
    },
  };
}
