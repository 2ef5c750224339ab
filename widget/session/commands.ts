import { computed, type ReadonlySignal } from '@preact/signals-core';
import { announceLost } from '../browser/screen-lost.ts';
import type { Action } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import { actionRoute, isCardRoute, startRoute } from '../model/way/routes.ts';
import { createAlerts } from './alerts.ts';
import type { Presence } from './countdown.ts';
import { createMoves, type MovesOptions } from './moves.ts';
import { watchFallback } from './watch-fallback.ts';

export type SessionCommandsOptions = Omit<MovesOptions, 'onLost' | 'onCame'> & {
  /** The words for a screen whose code did not come. */
  loadFailedText: () => string;
  /** The words for a failure of an action that the visitor has left. */
  failedElsewhereText: (action: Action, text: string) => string;
  report: (error: unknown) => void;
  /** Begins the widget anew after a crash, where that is allowed. @returns whether it does */
  restart: () => boolean;
};

export type SessionCommands = {
  /** Whether something follows the active action, as far as it is answered. */
  hasNext: ReadonlySignal<boolean>;
  /** Whether what follows is the list that the active action was chosen from. */
  leadsToList: ReadonlySignal<boolean>;
  /** Takes one of a card's actions (spec §4). */
  choose(action: Action): Promise<void>;
  /**
   * Opens another screen of the action, unless the visitor has left it.
   *
   * @param screen `''` is the action's own address, and one with a `/` is taken as it is
   */
  open(action: Action, screen: string): Promise<void>;
  back(): void;
  /** Activates what follows; with nothing left, the visitor stays. */
  next(): Promise<void>;
  stopCountdown(): void;
  /** Holds the way to what follows where it is, or lets it go on. */
  toggleCountdown(): void;
  /** Says that the reader's pointer or focus came to the widget or left it: a countdown waits while it is there. */
  setPresent(what: Presence, isPresent: boolean): void;
  initiate(action: Action): void;
  /**
   * Brings an action's end screen before anything is sent, or another that may follow.
   *
   * @returns whether it came; where not, the visitor is told
   */
  bring(action: Action, screen?: string): Promise<boolean>;
  /** Whether the visitor is on one of the action's own screens: who went back during a submission is not. */
  isAt(action: Action): boolean;
  /** Runs a submission. A visitor who leaves the action meanwhile has cancelled it only if it is not done in the end. */
  submit(action: Action, send: () => Promise<void>): Promise<void>;
  /** Whether an action is done for good: doing it again would do it twice. */
  isDone(action: Action): boolean;
  /** Leads on from an action that is done; for whoever is still on its form. */
  leadOn(action: Action): void;
  /**
   * Takes an answer, completes its action and leads on: to the end screen, or past it where the action skips it. A visitor
   * who has left the action stays where they are.
   */
  finish(action: Action, answer: Omit<AnswerEntry, 'actionIdentifier'>, options?: { isChangeable?: boolean }): void;
  /**
   * @param text default: the generic error message
   * @param of the action that failed, which is named to a visitor who has left it
   */
  alert(text?: string, of?: Action): void;
  hideAlert(): void;
  /** The share drawer; what would move the visitor on waits no longer. */
  toggleShare(): void;
  /** A screen threw while it was drawn (spec §8): reported, and in production begun anew where that may help. */
  crashed(error: unknown): void;
  /** A reader is on it: it stays until they leave. */
  holdAlert(isHeld: boolean): void;
  dispose(): void;
};

/** What a gesture can ask of the session; how a visitor then moves is told in `moves.ts`. */
export function createSessionCommands({
  loadFailedText,
  failedElsewhereText,
  report,
  restart,
  ...rest
}: SessionCommandsOptions): SessionCommands {
  const { store, lifecycle } = rest;
  const alerts = createAlerts(store);
  const moves = createMoves({
    ...rest,
    onLost(error) {
      if (!announceLost(error)) return;
      report(error);
      alerts.show(loadFailedText());
    },
    onCame: alerts.hide,
  });
  const { following, countdown } = moves;
  const stopWatching = watchFallback(store, lifecycle.actionVisible);
  return {
    leadsToList: computed(
      () =>
        following.value !== null &&
        isCardRoute(following.value.route) &&
        following.value.action === store.activeAction.value,
    ),
    async choose(action) {
      if (store.isMoving.value) return;
      lifecycle.chosen(action);
      if (await moves.arrive({ action, route: startRoute(action) })) lifecycle.actionVisible(action);
    },
    hasNext: computed(() => following.value !== null),
    async open(action, screen) {
      if (store.isMoving.value || !moves.isAt(action)) return;
      const own = actionRoute(action) + (screen && `/${screen}`);
      await moves.arrive({ action, route: screen[0] === '/' ? screen : own });
    },
    back: moves.back,
    async next() {
      if (!store.isMoving.value) await moves.advance();
    },
    stopCountdown: countdown.stop,
    toggleCountdown: countdown.toggle,
    setPresent: countdown.setPresent,
    initiate: lifecycle.initiated,
    bring: moves.bring,
    isAt: moves.isAt,
    async submit(action, send) {
      lifecycle.sending(action);
      try {
        await send();
      } finally {
        lifecycle.sent(action);
        if (!moves.isAt(action)) lifecycle.left(action);
      }
    },
    isDone: moves.isDone,
    leadOn(action) {
      if (!store.isMoving.value) moves.leadOn(action);
    },
    finish(action, answer, { isChangeable = false } = {}) {
      // What it told of has now been done.
      if (moves.isAt(action)) alerts.hide();
      if (isChangeable) moves.keepChangeable(action);
      store.answer({ ...answer, actionIdentifier: action.identifier });
      store.complete(action);
      lifecycle.completed(action);
      moves.leadOn(action);
    },
    alert: (text = '', of) => alerts.show(of && !moves.isAt(of) ? failedElsewhereText(of, text) : text),
    hideAlert: alerts.hide,
    holdAlert: alerts.hold,
    toggleShare() {
      countdown.stop();
      store.setShareOpen(!store.isShareOpen.value);
    },
    crashed(error) {
      report(error);
      restart();
    },
    dispose() {
      moves.dispose();
      alerts.dispose();
      stopWatching();
    },
  };
}
