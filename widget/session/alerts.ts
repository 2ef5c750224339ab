import { ALERT_VISIBLE_MS } from '../numbers/constants.ts';
import type { SessionStore } from './store.ts';

/** The bar at the top: it goes by itself after 5 s, but not from under a reader's pointer or focus (WCAG 2.2 §2.2.1). */
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
    /** While it is held it stays; let go of, it has its whole time again. */
    hold,
    show(text: string) {
      store.showAlert(text);
      hold(isHeld);
    },
    dispose: () => clearTimeout(timer),
  };
}
