import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { KindShelf } from '../actions/shelf.ts';
import { ALERT_VISIBLE_MS, BACK_TRANSITION_MS, NEXT_CARD_TRANSITION_MS, SCREEN_TRANSITION_MS } from '../constants.ts';
import type { Host } from '../host/host.ts';
import { isAnimated, isPreview, type Mode } from '../mode.ts';
import type { Action } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import { actionRoute, startRoute } from '../model/default-route.ts';
import { nextAction } from '../model/next-action.ts';
import { createCountdown } from './countdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import { screenAt } from './routes.ts';
import type { Place, SessionStore } from './store.ts';

export type SessionCommandsOptions = {
  store: SessionStore;
  lifecycle: Lifecycle;
  host: Pick<Host, 'writeRoute'>;
  shelf: Pick<KindShelf, 'load' | 'loadScreen' | 'screenNames'>;
  mode: Mode;
  /** The words of all screens behind the first card; at once where they are here. */
  loadCopy: () => Promise<void>;
  /** The words for a screen whose code did not come. */
  loadFailedText: () => string;
  report: (error: unknown) => void;
};

export type SessionCommands = {
  /** Whether something follows the active action, as far as it is answered. */
  hasNext: ReadonlySignal<boolean>;
  /** Opens another screen of the active action; `''` is the action's own address. */
  open(screen: string): Promise<void>;
  back(): void;
  /** Activates what follows; with nothing left, the visitor stays. */
  next(): Promise<void>;
  stopCountdown(): void;
  initiate(action: Action): void;
  /** Takes an answer, completes its action and leads on: to the end screen, or past it where the action skips it. */
  finish(action: Action, answer: Omit<AnswerEntry, 'actionIdentifier'>, options?: { isChangeable?: boolean }): void;
  alert(text: string): void;
  hideAlert(): void;
  dispose(): void;
};

export function createSessionCommands(options: SessionCommandsOptions): SessionCommands {
  const { store, lifecycle, host, shelf, mode, loadCopy, loadFailedText, report } = options;
  const countdown = createCountdown(store);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let alertTimer: ReturnType<typeof setTimeout> | undefined;
  let slideTimer: ReturnType<typeof setTimeout> | undefined;

  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        run();
      },
      isAnimated(mode) ? ms : 0,
    );
    timers.add(timer);
    return timer;
  };

  const following = computed(() => {
    const history = store.answerHistory.value;
    const isAnswered = history.length > 0 && !isPreview(mode);
    return isAnswered ? nextAction(store.widget.value, history, store.activeAction.value) : null;
  });

  const move = (write: () => void) => {
    countdown.stop();
    write();
    host.writeRoute(store.route.value);
  };

  /** Moves once the screen's code is here. @returns whether it came */
  async function arrive(place: Place, write: (place: Place) => void = store.push): Promise<boolean> {
    const left = store.activeAction.value;
    countdown.stop();
    clearTimeout(slideTimer);
    store.setMoving(true);
    try {
      await Promise.all([shelf.load(place.action.type), loadCopy()]);
      const name = screenAt(place.route, place.action, shelf.screenNames(place.action.type));
      if (name) await shelf.loadScreen(place.action.type, name);
    } catch (error) {
      report(error);
      commands.alert(loadFailedText());
      store.setMoving(false);
      return false;
    }
    if (place.action !== left) lifecycle.cancelled(left);
    move(() => write(place));
    slideTimer = later(() => store.setMoving(false), SCREEN_TRANSITION_MS);
    return true;
  }

  function back() {
    if (!store.canGoBack.value) return;
    const left = store.activeAction.value;
    move(() => store.pop());
    if (store.activeAction.value !== left) lifecycle.cancelled(left);
    later(store.endBack, BACK_TRANSITION_MS);
  }

  /** Also while a screen slides in: an answer or a countdown of 0 seconds does not come a second time. */
  async function advance() {
    const action = following.value;
    if (!action) return;
    if (!(await arrive({ action, route: startRoute(action) }))) return;
    later(() => lifecycle.actionVisible(action), NEXT_CARD_TRANSITION_MS);
  }

  async function next() {
    if (!store.isMoving.value) await advance();
  }

  /** An answer that can be changed keeps its question behind the end screen; a form that was sent does not come back. */
  async function showEnd(action: Action, isChangeable: boolean) {
    const write = isChangeable ? store.push : store.replace;
    if (!(await arrive({ action, route: `${actionRoute(action)}/success` }, write))) return;
    if (following.value) countdown.start(action.cardCountdownTimer, () => void advance());
  }

  const commands: SessionCommands = {
    hasNext: computed(() => following.value !== null),
    async open(screen) {
      if (store.isMoving.value) return;
      const action = store.activeAction.value;
      await arrive({ action, route: screen ? `${actionRoute(action)}/${screen}` : actionRoute(action) });
    },
    back,
    next,
    stopCountdown: countdown.stop,
    initiate: lifecycle.initiated,
    finish(action, answer, { isChangeable = false } = {}) {
      store.answer({ ...answer, actionIdentifier: action.identifier });
      store.complete(action);
      lifecycle.completed(action);
      if (action.skipEndCard && following.value) void advance();
      else void showEnd(action, isChangeable);
    },
    alert(text) {
      clearTimeout(alertTimer);
      store.showAlert(text);
      alertTimer = setTimeout(store.hideAlert, ALERT_VISIBLE_MS);
    },
    hideAlert() {
      clearTimeout(alertTimer);
      store.hideAlert();
    },
    dispose() {
      countdown.stop();
      clearTimeout(alertTimer);
      for (const timer of timers) clearTimeout(timer);
    },
  };
  return commands;
}
