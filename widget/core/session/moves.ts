import { isAnimated } from '../config/mode.ts';
import { type Action, isRepresentativeSearchType } from '../model/action.ts';
import { CLOSED_ROUTE, isCardRoute, startRoute } from '../model/navigation/routes.ts';
import { cardOf } from '../model/widget.ts';
import { BACK_TRANSITION_MS, LOCAL_REPRESENTATIVE_MS, NEXT_CARD_TRANSITION_MS } from '../numbers/constants.ts';
import { type ArrivalEvents, type ArrivalsOptions, createArrivals } from './arrivals.ts';
import { createDoneActions, screenOf } from './done-actions.ts';
import { followingPosition } from './following.ts';
import type { Position, SessionStore } from './store.ts';
import { createTimers, type Timers } from './timers.ts';

/** The trail up to the last visit of a screen, or of a form's step; `null` where the reader has not been there. */
export function trailTo(trail: readonly Position[], { action, route, step }: Position): readonly Position[] | null {
  const isThere = (each: Position) => each.action === action && each.route === route && each.step === step;
  const visitsSince = [...trail].reverse().findIndex(isThere);
  return visitsSince === -1 ? null : trail.slice(0, trail.length - visitsSince);
}

/**
 * The trail after a step back (spec §2): within an action to its previous screen, to another action at its start, and
 * to a list as the reader left it. From a closed widget it leads to what the reader wrote.
 *
 * @param trail the last position is where the reader is now
 */
export function trailBack(trail: readonly Position[]): readonly Position[] {
  const here = trail.at(-1);
  const before = trail.slice(0, -1);
  const target = before.at(-1);
  if (!here || !target || isCardRoute(target.route) || here.route === CLOSED_ROUTE) return before;
  if (target.action === here.action && !isCardRoute(here.route)) return before;
  const { action } = target;
  while (before.at(-1)?.action === action && !isCardRoute(before.at(-1)?.route ?? '')) before.pop();
  return [...before, { action, route: startRoute(action) }];
}

export type MovesOptions = ArrivalsOptions;

/** Whether the reader is on one of the action's own screens. */
const isOn = (store: SessionStore, { identifier }: Action) =>
  identifier === store.activeAction.value.identifier && !isCardRoute(store.route.value);

/** Shows the next card's heading for a moment; from its end on, the card's action counts as seen (spec §4). */
function createAnnouncement({ store, lifecycle, mode }: MovesOptions, { after }: Timers) {
  /** Looking up lawmakers starts such an action without a gesture; never where a fallback stands in for it. */
  function initiateSearch(action: Action) {
    if (isOn(store, action) && store.fallback.value === null) lifecycle.initiated(action);
  }

  return ({ action, route }: Position, heading: string) => {
    const isSeen = !isCardRoute(route);
    if (isAnimated(mode)) store.setTransition(heading);
    after(() => {
      store.setTransition('');
      if (isSeen && isOn(store, action)) lifecycle.actionVisible(action);
    }, NEXT_CARD_TRANSITION_MS);
    if (isSeen && isRepresentativeSearchType(action)) after(() => initiateSearch(action), LOCAL_REPRESENTATIVE_MS);
  };
}

/** Ways back (spec §2). */
function createBack(
  { store, lifecycle }: MovesOptions,
  { after }: Timers,
  { move }: Pick<ReturnType<typeof createArrivals>, 'move'>,
  { withoutForm }: Pick<ReturnType<typeof createDoneActions>, 'withoutForm'>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function goBack(position: Position, before: readonly Position[]) {
    move(position, () => store.goBack([...before, position]));
    clearTimeout(timer);
    timer = after(store.endBack, BACK_TRANSITION_MS);
  }

  return {
    /** By one screen, if there is one and no move is under way. */
    back() {
      const trail = trailBack(store.trail.value);
      const last = trail.at(-1);
      if (!store.canGoBack.value || !last) return;
      // Within an action every screen comes back, the first of several calls too.
      const position = last.action === store.activeAction.value ? last : withoutForm(last);
      goBack(position, trail.slice(0, -1));
      if (!isCardRoute(position.route)) lifecycle.actionVisible(position.action);
    },
    /** To an earlier screen of the same action, which takes the place of this one where the reader has not been there. */
    backTo(position: Position) {
      const trail = trailTo(store.trail.value, position) ?? store.trail.value;
      goBack(position, trail.slice(0, -1));
    },
  };
}

/** How a reader moves through the widget: to an action, to its end, on to what follows, and back. */
export function createMoves(options: MovesOptions, events: ArrivalEvents) {
  const { store, mode } = options;
  const timers = createTimers(mode);
  const following = followingPosition(store, mode);
  const done = createDoneActions(options);
  const arrivals = createArrivals(options, events, timers);
  const { countdown } = arrivals;
  const announce = createAnnouncement(options, timers);
  const isAt = (action: Action) => isOn(store, action);

  const arrive = (position: Position, write = store.push) => arrivals.arrive(done.withoutFront(position), write);

  /** May be called while a screen slides in: an answer or a countdown of 0 seconds does not come a second time. */
  async function advance(write = store.push) {
    const position = following.value;
    if (!position) return;
    const card = cardOf(store.widget.value, position.action);
    const isOtherCard = card !== store.activeCard.value;
    if ((await arrive(position, write)) && isOtherCard) announce(position, card?.transitionHeading ?? '');
  }

  /** An answer that can be changed keeps its question behind the end screen; a form that was sent is not kept. */
  const writeAfter = (action: Action) => (done.isChangeable(action) ? store.push : store.replace);

  /** A kind without an end screen thanks in place. */
  async function showEnd(action: Action) {
    if (done.hasEnd(action) && !(await arrive(done.endOf(action), writeAfter(action)))) return;
    if (following.value) countdown.start(action.cardCountdownTimer, () => void advance());
  }

  return {
    following,
    countdown,
    isAt,
    isDone: done.isDone,
    arrive,
    advance,
    /** Loads one of the action's screens without showing it. @returns whether it could be loaded */
    loadScreen: (action: Action, name = 'success') => arrivals.load(screenOf(action, name)),
    /** Lets the reader answer this action again. */
    keepChangeable: done.keepChangeable,
    endsAt: done.endsAt,
    /** Moves on from a completed action: to its end, or past it where the action skips it. Does nothing elsewhere. */
    async moveOn(action: Action): Promise<void> {
      if (!isAt(action)) return;
      if (action.skipEndCard && following.value) await advance(writeAfter(action));
      else await showEnd(action);
    },
    ...createBack(options, timers, arrivals, done),
    dispose() {
      countdown.stop();
      timers.clear();
    },
  };
}
