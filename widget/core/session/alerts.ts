import { ALERT_VISIBLE_MS } from '../numbers/constants.ts';
import type { SessionStore } from './store.ts';

/**
 * The alert at the top. It closes after 5 s, but not while the reader's pointer or focus is on it (WCAG 2.2 §2.2.1).
 */
export function createAlerts(store: Pick<SessionStore, 'showAlert' | 'hideAlert'>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  const hide = () => {
    clearTimeout(timer);
    isHeld = false;
    store.hideAlert();
  };

  const hold = (held: boolean) => {
    isHeld = held;
    clearTimeout(timer);
    if (!held) timer = setTimeout(hide, ALERT_VISIBLE_MS);
  };

  return {
    hide,
    /** Stops the time while held, and starts it again from the beginning when let go. */
    hold,
    show(text: string) {
      store.showAlert(text);
      hold(isHeld);
    },
    dispose: () => clearTimeout(timer),
  };
}
