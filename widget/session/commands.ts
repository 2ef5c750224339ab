import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { KindShelf } from '../actions/shelf.ts';
import type { CardShelf } from '../cards/shelf.ts';
import {
  BACK_TRANSITION_MS,
  LOCAL_REPRESENTATIVE_MS,
  NEXT_CARD_TRANSITION_MS,
  SCREEN_TRANSITION_MS,
} from '../constants.ts';
import type { Host } from '../host/host.ts';
import { isAnimated, isPreview, type Mode } from '../mode.ts';
import { type Action, isRepresentativeSearchType } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import { actionRoute, defaultRoute, isCardRoute, startRoute } from '../model/default-route.ts';
import { nextAction } from '../model/next-action.ts';
import { cardOf } from '../model/widget.ts';
import { createAlerts } from './alerts.ts';
import { createCountdown } from './countdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import { screenAt } from './routes.ts';
import type { Place, SessionStore } from './store.ts';

export type SessionCommandsOptions = {
  store: SessionStore;
  lifecycle: Lifecycle;
  host: Pick<Host, 'writeRoute'>;
  shelf: Pick<KindShelf, 'load' | 'loadScreen' | 'screenNames' | 'warm'>;
  cards: Pick<CardShelf, 'load'>;
  mode: Mode;
  /** The words of all screens behind the first card; at once where they are here. */
  loadCopy: () => Promise<void>;
  /** The words for a screen whose code did not come. */
  loadFailedText: () => string;
  report: (error: unknown) => void;
  /** Begins the widget anew after a crash, where that is allowed. */
  restart: () => void;
};

export type SessionCommands = {
  /** Whether something follows the active action, as far as it is answered. */
  hasNext: ReadonlySignal<boolean>;
  /** Whether what follows is the list that the active action was chosen from. */
  leadsToList: ReadonlySignal<boolean>;
  /** Takes one of a card's actions (spec §4). */
  choose(action: Action): Promise<void>;
  /** Opens another screen of the active action; `''` is the action's own address, and one with a `/` is taken as it is. */
  open(screen: string): Promise<void>;
  back(): void;
  /** Activates what follows; with nothing left, the visitor stays. */
  next(): Promise<void>;
  stopCountdown(): void;
  /** Holds the way to what follows where it is, or lets it go on. */
  toggleCountdown(): void;
  initiate(action: Action): void;
  /** Brings an action's end screen before anything is sent. @returns whether it came; where not, the visitor is told */
  prepareEnd(action: Action): Promise<boolean>;
  /** Whether an action is done for good: doing it again would do it twice. */
  isDone(action: Action): boolean;
  /** Leads on from an action that is done; for whoever is still on its form. */
  leadOn(action: Action): void;
  /** Takes an answer, completes its action and leads on: to the end screen, or past it where the action skips it. */
  finish(action: Action, answer: Omit<AnswerEntry, 'actionIdentifier'>, options?: { isChangeable?: boolean }): void;
  /** @param text default: the generic error message */
  alert(text?: string): void;
  hideAlert(): void;
  /** The share drawer; what would move the visitor on waits no longer. */
  toggleShare(): void;
  /** A screen threw while it was drawn (spec §8): reported, and in production begun anew where that may help. */
  crashed(error: unknown): void;
  /** A reader is on it: it stays until they leave. */
  holdAlert(isHeld: boolean): void;
  dispose(): void;
};

export function createSessionCommands(options: SessionCommandsOptions): SessionCommands {
  const { store, lifecycle, host, shelf, cards, mode, loadCopy, loadFailedText, report, restart } = options;
  const countdown = createCountdown(store);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const changeable = new Set<string>();
  const alerts = createAlerts(store);
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

  /** Where the active action leads, as far as it is answered: on, or back to the list it was chosen from. */
  const following = computed<Place | null>(() => {
    const history = store.answerHistory.value;
    if (history.length === 0 || isPreview(mode)) return null;
    const current = store.activeAction.value;
    const card = store.activeCard.value;
    if (card?.type === 'choosesMany') return { action: current, route: defaultRoute(current, card.type) };
    const action = nextAction(store.widget.value, history, current);
    return action && { action, route: defaultRoute(action, cardOf(store.widget.value, action)?.type ?? 'seesOne') };
  });

  const move = (write: () => void) => {
    countdown.stop();
    write();
    host.writeRoute(store.route.value);
  };

  async function prepare({ action, route }: Place) {
    if (isCardRoute(route)) return cards.load(route);
    await shelf.load(action.type);
    const name = screenAt(route, action, shelf.screenNames(action.type));
    if (name) await shelf.loadScreen(action.type, name);
  }

  /** @returns whether the screen's code and words are here; where not, the visitor is told */
  async function bring(place: Place): Promise<boolean> {
    try {
      await Promise.all([prepare(place), loadCopy()]);
      return true;
    } catch (error) {
      report(error);
      commands.alert(loadFailedText());
      return false;
    }
  }

  const endOf = (action: Action): Place => ({ action, route: `${actionRoute(action)}/success` });

  /** Preview sends nothing, and whoever edits there wants to see the form again. */
  const isDone = ({ identifier }: Action) =>
    !isPreview(mode) && store.completedActionIdentifiers.value.has(identifier) && !changeable.has(identifier);

  /** An action that is done for good shows its end in place of its front and its form. */
  function placeFor(place: Place): Place {
    const { action, route } = place;
    const isForm = route === actionRoute(action) || route === `${actionRoute(action)}/start`;
    return isForm && isDone(action) && shelf.screenNames(action.type).includes('success') ? endOf(action) : place;
  }

  function arrived({ action, route }: Place) {
    store.setMoving(false);
    if (!isCardRoute(route)) shelf.warm(action.type);
  }

  /** Moves once the screen's code is here. @returns whether it came */
  async function arrive(asked: Place, write: (place: Place) => void = store.push): Promise<boolean> {
    const place = placeFor(asked);
    const left = store.activeAction.value;
    countdown.stop();
    clearTimeout(slideTimer);
    store.setMoving(true);
    if (!(await bring(place))) {
      store.setMoving(false);
      return false;
    }
    if (place.action !== left) lifecycle.cancelled(left);
    move(() => write(place));
    slideTimer = later(() => arrived(place), SCREEN_TRANSITION_MS);
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
  async function advance(write = store.push) {
    const place = following.value;
    if (!place) return;
    const card = cardOf(store.widget.value, place.action);
    const isOtherCard = card !== store.activeCard.value;
    if ((await arrive(place, write)) && isOtherCard) announce(place.action, card?.transitionHeading ?? '');
  }

  /** The move to the next card: its heading first, then the card, which from then on counts as seen (spec §4). */
  function announce(action: Action, heading: string) {
    if (isAnimated(mode)) store.setTransition(heading);
    later(() => {
      store.setTransition('');
      lifecycle.actionVisible(action);
    }, NEXT_CARD_TRANSITION_MS);
    if (isRepresentativeSearchType(action)) later(() => lifecycle.initiated(action), LOCAL_REPRESENTATIVE_MS);
  }

  async function next() {
    if (!store.isMoving.value) await advance();
  }

  /** An answer that can be changed keeps its question behind the end screen; a form that was sent does not come back. */
  const writeAfter = ({ identifier }: Action) => (changeable.has(identifier) ? store.push : store.replace);

  async function showEnd(action: Action) {
    if (!(await arrive(endOf(action), writeAfter(action)))) return;
    if (following.value) countdown.start(action.cardCountdownTimer, () => void advance());
  }

  function leadOn(action: Action) {
    if (action.skipEndCard && following.value) void advance(writeAfter(action));
    else void showEnd(action);
  }

  const commands: SessionCommands = {
    leadsToList: computed(
      () =>
        following.value !== null &&
        isCardRoute(following.value.route) &&
        following.value.action === store.activeAction.value,
    ),
    async choose(action) {
      if (store.isMoving.value) return;
      lifecycle.chosen(action);
      if (await arrive({ action, route: startRoute(action) })) lifecycle.actionVisible(action);
    },
    hasNext: computed(() => following.value !== null),
    async open(screen) {
      if (store.isMoving.value) return;
      const action = store.activeAction.value;
      const own = actionRoute(action) + (screen && `/${screen}`);
      await arrive({ action, route: screen[0] === '/' ? screen : own });
    },
    back,
    next,
    stopCountdown: countdown.stop,
    toggleCountdown: countdown.toggle,
    initiate: lifecycle.initiated,
    prepareEnd: (action) => bring(endOf(action)),
    isDone,
    leadOn(action) {
      if (!store.isMoving.value) leadOn(action);
    },
    finish(action, answer, { isChangeable = false } = {}) {
      if (isChangeable) changeable.add(action.identifier);
      store.answer({ ...answer, actionIdentifier: action.identifier });
      store.complete(action);
      lifecycle.completed(action);
      leadOn(action);
    },
    alert: (text = '') => alerts.show(text),
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
      countdown.stop();
      alerts.dispose();
      for (const timer of timers) clearTimeout(timer);
    },
  };
  return commands;
}
