import { computed } from '@preact/signals-core';
import { isAnimated, isPreview, type Mode } from '../config/mode.ts';
import type { Host } from '../host/host.ts';
import { type Action, isRepresentativeSearchType } from '../model/action.ts';
import type { ActionType } from '../model/enums.ts';
import { nextAction } from '../model/way/next-action.ts';
import { actionRoute, defaultRoute, isCardRoute, startRoute } from '../model/way/routes.ts';
import { cardOf } from '../model/widget.ts';
import {
  BACK_TRANSITION_MS,
  LOCAL_REPRESENTATIVE_MS,
  NEXT_CARD_TRANSITION_MS,
  SCREEN_TRANSITION_MS,
} from '../numbers/constants.ts';
import { createCountdown } from './countdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Place, SessionStore } from './store.ts';
import { wayBack } from './way.ts';

/** What the session asks of the screens. */
export type SessionScreens = {
  /** Brings the screen that stands there. @throws whatever an import threw */
  load(place: Place): Promise<void>;
  /** Brings those behind an action's front, in silence. */
  warm(action: Action): void;
  /** Whether the action's kind has this screen. */
  has(action: Action, name: string): boolean;
};

export type MovesOptions = {
  store: SessionStore;
  lifecycle: Lifecycle;
  host: Pick<Host, 'writeRoute'>;
  screens: SessionScreens;
  mode: Mode;
  /** The words of all screens behind the first card, and a kind's own; at once where they are here. */
  loadCopy: (type: ActionType) => Promise<unknown>;
  /** A screen's code or words did not come: the visitor is told. */
  onLost: (error: unknown) => void;
  /** A screen that was asked for stands. */
  onCame: () => void;
};

/** How a visitor comes from place to place: what stands there is brought first, then it slides in, then it may act. */
export function createMoves({ store, lifecycle, host, screens, mode, loadCopy, onLost, onCame }: MovesOptions) {
  const countdown = createCountdown(store);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const changeable = new Set<string>();
  let slideTimer: ReturnType<typeof setTimeout> | undefined;
  let backTimer: ReturnType<typeof setTimeout> | undefined;

  const after = (run: () => void, ms: number) => {
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

  /** Whether a visitor who goes there leaves the active action: for another, or for the list it was chosen from. */
  function isLeftFor(next: Place): boolean {
    const { action, route } = store.place.value;
    return !isCardRoute(route) && (next.action !== action || isCardRoute(next.route));
  }

  function move(next: Place, write: () => void) {
    countdown.stop();
    if (isLeftFor(next)) lifecycle.left(store.activeAction.value);
    write();
    host.writeRoute(store.route.value);
  }

  /** @returns whether the screen's code and words are here; where not, the visitor is told */
  async function bringPlace(place: Place): Promise<boolean> {
    try {
      await Promise.all([screens.load(place), loadCopy(place.action.type)]);
      return true;
    } catch (error) {
      onLost(error);
      return false;
    }
  }

  const screenOf = (action: Action, name: string): Place => ({ action, route: `${actionRoute(action)}/${name}` });
  const endOf = (action: Action) => screenOf(action, 'success');

  /** Preview sends nothing, and whoever edits there wants to see the form again. */
  const isDone = ({ identifier }: Action) =>
    !isPreview(mode) && store.completedActionIdentifiers.value.has(identifier) && !changeable.has(identifier);

  const hasEnd = (action: Action) => screens.has(action, 'success');

  /** The form of an action that is done for good does not come again: its end does. */
  const withoutForm = (place: Place): Place =>
    place.route === actionRoute(place.action) && isDone(place.action) && hasEnd(place.action)
      ? endOf(place.action)
      : place;

  /** Who comes to an action that is done for good needs neither its front nor its form. */
  const placeFor = (place: Place): Place =>
    place.route === startRoute(place.action) && isDone(place.action) && hasEnd(place.action)
      ? endOf(place.action)
      : withoutForm(place);

  function arrived({ action, route }: Place) {
    store.setMoving(false);
    if (!isCardRoute(route)) screens.warm(action);
  }

  /** Moves once the screen's code is here. @returns whether it came */
  async function arrive(asked: Place, write: (place: Place) => void = store.push): Promise<boolean> {
    const place = placeFor(asked);
    countdown.stop();
    clearTimeout(slideTimer);
    store.setMoving(true);
    if (!(await bringPlace(place))) {
      store.setMoving(false);
      return false;
    }
    move(place, () => write(place));
    onCame();
    slideTimer = after(() => arrived(place), SCREEN_TRANSITION_MS);
    return true;
  }

  /** Who went back meanwhile has left it. */
  const isAt = ({ identifier }: Action) =>
    identifier === store.activeAction.value.identifier && !isCardRoute(store.route.value);

  /** Its lawmakers are looked for by themselves; in the wrong place nothing is begun. */
  function beginLocal(action: Action) {
    if (isAt(action) && store.fallback.value === null) lifecycle.initiated(action);
  }

  /** The move to the next card: its heading first, then the card, which from then on counts as seen (spec §4). */
  function announce({ action, route }: Place, heading: string) {
    const isSeen = !isCardRoute(route);
    if (isAnimated(mode)) store.setTransition(heading);
    after(() => {
      store.setTransition('');
      if (isSeen && isAt(action)) lifecycle.actionVisible(action);
    }, NEXT_CARD_TRANSITION_MS);
    if (isSeen && isRepresentativeSearchType(action)) after(() => beginLocal(action), LOCAL_REPRESENTATIVE_MS);
  }

  /** Also while a screen slides in: an answer or a countdown of 0 seconds does not come a second time. */
  async function advance(write = store.push) {
    const place = following.value;
    if (!place) return;
    const card = cardOf(store.widget.value, place.action);
    const isOtherCard = card !== store.activeCard.value;
    if ((await arrive(place, write)) && isOtherCard) announce(place, card?.transitionHeading ?? '');
  }

  /** An answer that can be changed keeps its question behind the end screen; a form that was sent does not come back. */
  const writeAfter = ({ identifier }: Action) => (changeable.has(identifier) ? store.push : store.replace);

  /** A kind that has no end screen thanks in place. */
  async function showEnd(action: Action) {
    if (hasEnd(action) && !(await arrive(endOf(action), writeAfter(action)))) return;
    if (following.value) countdown.start(action.cardCountdownTimer, () => void advance());
  }

  return {
    following,
    countdown,
    isAt,
    isDone,
    arrive,
    advance,
    bring: (action: Action, name = 'success') => bringPlace(screenOf(action, name)),
    /** Its answer may be given anew. */
    keepChangeable: ({ identifier }: Action) => void changeable.add(identifier),
    /** From an action that is done: to its end, or past it where the action skips it. Who has left it stays where they are. */
    leadOn(action: Action) {
      if (!isAt(action)) return;
      if (action.skipEndCard && following.value) void advance(writeAfter(action));
      else void showEnd(action);
    },
    back() {
      const way = wayBack(store.way.value);
      const last = way.at(-1);
      if (!store.canGoBack.value || !last) return;
      // Within an action every screen comes back, the first of several calls too.
      const place = last.action === store.activeAction.value ? last : withoutForm(last);
      move(place, () => store.goBack([...way.slice(0, -1), place]));
      if (!isCardRoute(place.route)) lifecycle.actionVisible(place.action);
      clearTimeout(backTimer);
      backTimer = after(store.endBack, BACK_TRANSITION_MS);
    },
    dispose() {
      countdown.stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
