import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Action } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import { actionRoute, isCardRoute, startRoute } from '../model/navigation/routes.ts';
import { createAlerts } from './alerts.ts';
import { titleAt } from './following.ts';
import { createMoves, type MovesOptions } from './moves.ts';
import type { Position, SessionStore } from './store.ts';

/**
 * Calls back when a fallback gives way to its action ("I live there"): the action is visible only then (contract §8).
 *
 * @returns a function that stops it
 */
export function watchFallback(
  { position, fallback }: Pick<SessionStore, 'position' | 'fallback'>,
  onUncovered: (action: Action) => void,
) {
  let covered: Action | null = null;
  return effect(() => {
    const { action, route } = position.value;
    const isCovered = fallback.value !== null;
    // A list shows no action of its own, but its active action is the first of its actions.
    if (!isCovered && covered === action && !isCardRoute(route)) untracked(() => onUncovered(action));
    covered = isCovered ? action : null;
  });
}

/**
 * Dispatches a cancelable event on the window when a screen's code or copy could not be loaded, as bundlers do (spec
 * §8). Scripts of that window may handle it, for example by a reload, and cancel it.
 *
 * @returns whether it was not canceled, so that the error must still be reported
 */
const announceLost = (error: unknown): boolean =>
  dispatchEvent(new CustomEvent('civicaction:screenlost', { cancelable: true, detail: { error } }));

export type SessionCommandsOptions = MovesOptions & {
  /** The text for a screen whose code could not be loaded. */
  loadFailedText: () => string;
  /** The text for a failure of an action that the reader has left. */
  failedElsewhereText: (action: Action, text: string) => string;
  report: (error: unknown) => void;
  /** Reloads the widget after a crash, if that is allowed. @returns whether it does */
  restart: () => boolean;
};

export type SessionCommands = {
  /** Whether something follows the active action, given the answers so far. */
  hasNext: ReadonlySignal<boolean>;
  /** The title of what follows; '' where it has none. */
  nextTitle: ReadonlySignal<string>;
  /** Whether the list that the active action was chosen from follows. */
  leadsToList: ReadonlySignal<boolean>;
  /** Chooses one of a card's actions (spec §4). */
  choose(action: Action): Promise<void>;
  /**
   * Opens another screen of the action, unless the reader has left it.
   *
   * @param screen `''` is the action's own address; one that begins with `/` is used as a whole route
   * @param step a step of the form there; default: its first
   */
  open(action: Action, screen: string, step?: string): Promise<void>;
  back(): void;
  /** Goes back to an earlier screen of the action or step of its form, unless the reader has left it. */
  backTo(action: Action, screen: string, step?: string): void;
  /** Moves to what follows; at the end of the widget it does nothing. */
  next(): Promise<void>;
  stopCountdown(): void;
  /** Pauses or resumes the countdown. */
  toggleCountdown(): void;
  initiate(action: Action): void;
  /**
   * Loads an action's end screen, or another that may follow, before anything is sent.
   *
   * @returns whether it could be loaded; if not, the reader has been told
   */
  loadScreen(action: Action, screen?: string): Promise<boolean>;
  /** Opens any screen. @param write default: it is added to the way there @returns whether it could be loaded */
  arrive(position: Position, write?: (next: Position) => void): Promise<boolean>;
  /** Whether the reader is on one of the action's own screens; no longer after going back during a submission. */
  isAt(action: Action): boolean;
  /**
   * Runs a submission. If the reader leaves the action meanwhile, it counts as cancelled only when the submission
   * fails. It ends when what follows stands there: until then its button says what is under way.
   */
  submit(action: Action, send: () => Promise<void>): Promise<void>;
  /** Whether an action is completed and cannot be changed: doing it again would do it twice. */
  isDone(action: Action): boolean;
  /** Moves on from a completed action, for a reader who is still on its form. */
  moveOn(action: Action): void;
  /**
   * Stores an answer, completes its action and moves on: to the end screen, or past it where the action skips it. A
   * reader who has left the action stays where they are.
   *
   * @param options.end the end screen's name, where the kind has several; default: `success`
   */
  finish(
    action: Action,
    answer: Omit<AnswerEntry, 'actionIdentifier'>,
    options?: { isChangeable?: boolean; end?: string },
  ): void;
  /**
   * @param text default: the generic error message
   * @param of the action that was not sent: its screens say so until the next try, and the alert names it where the
   *   reader has left it
   */
  alert(text?: string, of?: Action): void;
  hideAlert(): void;
  /** Opens or closes the share drawer, and stops the countdown. */
  toggleShare(): void;
  /**
   * Reports that a screen threw while it was drawn (spec §8), and reloads the widget if that is allowed.
   *
   * @returns whether it does
   */
  crashed(error: unknown): boolean;
  /** Keeps the alert open while the reader's pointer or focus is on it. */
  holdAlert(isHeld: boolean): void;
  dispose(): void;
};

/** A screen of the action, or a step of the form on it. */
function positionOf(action: Action, screen: string, step?: string): Position {
  const own = actionRoute(action) + (screen && `/${screen}`);
  return { action, route: screen[0] === '/' ? screen : own, ...(step && { step }) };
}

type Moves = ReturnType<typeof createMoves>;
type Alerts = ReturnType<typeof createAlerts>;

/** What follows the active action. */
const aheadOf = ({ store }: Pick<SessionCommandsOptions, 'store'>, { following }: Pick<Moves, 'following'>) => ({
  leadsToList: computed(
    () =>
      following.value !== null &&
      isCardRoute(following.value.route) &&
      following.value.action === store.activeAction.value,
  ),
  hasNext: computed(() => following.value !== null),
  nextTitle: computed(() => (following.value ? titleAt(store.widget.value, following.value) : '')),
});

/** What becomes of an action that a reader sends. */
function createSending(
  { store, lifecycle, failedElsewhereText, report }: SessionCommandsOptions,
  moves: Moves,
  alerts: Alerts,
) {
  let arrival: Promise<void> = Promise.resolve();
  const moveOn = (action: Action) => {
    arrival = moves.moveOn(action).catch(report);
  };
  return {
    async submit(action, send) {
      lifecycle.sending(action);
      try {
        await send();
      } finally {
        lifecycle.sent(action);
        if (!moves.isAt(action)) lifecycle.left(action);
      }
      await arrival;
    },
    finish(action, answer, { isChangeable = false, end = 'success' } = {}) {
      // The failure that it told of is overcome.
      if (moves.isAt(action)) {
        alerts.hide();
        store.setNotSent(null);
      }
      if (isChangeable) moves.keepChangeable(action);
      moves.endsAt(action, end);
      store.answer({ ...answer, actionIdentifier: action.identifier });
      store.complete(action);
      lifecycle.completed(action);
      moveOn(action);
    },
    moveOn(action) {
      if (!store.isMoving.value) moveOn(action);
    },
    alert(text = '', of) {
      const isHere = !of || moves.isAt(of);
      if (of && isHere) store.setNotSent(of);
      alerts.show(isHere ? text : failedElsewhereText(of, text));
    },
  } satisfies Partial<SessionCommands>;
}

/** The commands that screens and kinds call; `moves.ts` has how a reader then moves. */
export function createSessionCommands(options: SessionCommandsOptions): SessionCommands {
  const { store, lifecycle, report, restart } = options;
  const alerts = createAlerts(store);
  const moves = createMoves(options, {
    onLoadFailed(error) {
      if (!announceLost(error)) return;
      report(error);
      alerts.show(options.loadFailedText());
    },
    onArrived: alerts.hide,
  });
  const { countdown } = moves;
  const stopWatching = watchFallback(store, lifecycle.actionVisible);
  return {
    ...aheadOf(options, moves),
    ...createSending(options, moves, alerts),
    async choose(action) {
      if (store.isMoving.value) return;
      lifecycle.chosen(action);
      if (await moves.arrive({ action, route: startRoute(action) })) lifecycle.actionVisible(action);
    },
    async open(action, screen, step) {
      if (!store.isMoving.value && moves.isAt(action)) await moves.arrive(positionOf(action, screen, step));
    },
    back: moves.back,
    backTo(action, screen, step) {
      if (moves.isAt(action)) moves.backTo(positionOf(action, screen, step));
    },
    async next() {
      if (!store.isMoving.value) await moves.advance();
    },
    stopCountdown: countdown.stop,
    toggleCountdown: countdown.toggle,
    initiate: lifecycle.initiated,
    arrive: moves.arrive,
    loadScreen: moves.loadScreen,
    isAt: moves.isAt,
    isDone: moves.isDone,
    hideAlert: alerts.hide,
    holdAlert: alerts.hold,
    toggleShare() {
      countdown.stop();
      store.setShareOpen(!store.isShareOpen.value);
    },
    crashed(error) {
      report(error);
      return restart();
    },
    dispose() {
      moves.dispose();
      alerts.dispose();
      stopWatching();
    },
  };
}
