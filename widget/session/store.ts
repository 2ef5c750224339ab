import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Action } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import type { Variables } from '../model/copy/variables.ts';
import { fallbackOf, type LocationError } from '../model/lawmakers/location-error.ts';
import { isCardRoute } from '../model/way/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';

/** Which overlay is over the widget (spec §2). */
export type OverlayId = 'product' | 'publisher' | 'partner';

/** One step of the visitor's way through the widget. */
export type Place = { action: Action; route: string };

export type Alert = { id: number; text: string };

export type Countdown = { secondsLeft: number; of: number; isPaused: boolean };

/** The loaded widget and where the visitor is in it. Signals are read by screens, written by the methods only. */
export type SessionStore = ReturnType<typeof createSessionStore>;

const read = <T>(value: ReadonlySignal<T>): ReadonlySignal<T> => value;

export function createSessionStore(initial: Widget, start: Place, hasFallbacks = true) {
  const widget = signal(initial);
  const way = signal<readonly Place[]>([start]);
  const isBack = signal(false);
  const isMoving = signal(false);
  const completed = signal<ReadonlySet<string>>(new Set());
  const history = signal<readonly AnswerEntry[]>([]);
  const variables = signal<Variables>({});
  const alert = signal<Alert | null>(null);
  const countdown = signal<Countdown | null>(null);
  const isShareOpen = signal(false);
  const overlay = signal<OverlayId | null>(null);
  const transition = signal('');
  const styles = signal('');
  const inCarousel = signal<Action | null>(null);
  const locationError = signal<LocationError | null>(null);
  const livesInTarget = signal(false);
  const forms = new Map<string, unknown>();
  let alerts = 0;
  let moves = 0;

  const place = computed<Place>(() => way.value.at(-1) ?? start);
  const activeCard = computed(() => cardOf(widget.value, place.value.action));
  /** The partner shown (spec §3, `selectedPartner`): of a carousel the action in sight's, else the active action's. */
  const shownAction = computed(() => {
    const { action, route } = place.value;
    const seen = isCardRoute(route) && inCarousel.value;
    return seen && activeCard.value?.actions.includes(seen) ? seen : action;
  });
  return {
    widget: read(widget),
    /** Every place the visitor has come through and could go back to; the last is where they stand. */
    way: read(way),
    place: read(place),
    activeAction: computed(() => place.value.action),
    activeCard,
    shownAction,
    route: computed(() => place.value.route),
    canGoBack: computed(() => way.value.length > 1 && !isMoving.value),
    isBack: read(isBack),
    /** A move is under way: big buttons must not act (spec §4). */
    isMoving: computed(() => isMoving.value || isBack.value),
    completedActionIdentifiers: read(completed),
    answerHistory: read(history),
    variables: read(variables),
    alert: read(alert),
    countdown: read(countdown),
    isShareOpen: read(isShareOpen),
    overlayVisibleId: read(overlay),
    /** What stands in for the active action, where the visitor is in the wrong place (spec §4). A list has others too. */
    fallback: computed(() =>
      fallbackOf({
        isOff: !hasFallbacks || isCardRoute(place.value.route),
        action: place.value.action,
        location: widget.value.location,
        error: locationError.value,
        livesInTarget: livesInTarget.value,
      }),
    ),
    /** CSS of what no first card shows; '' until it is here. */
    styles: read(styles),
    /** The heading of a card that is about to come; '' when none is. */
    transition: read(transition),

    /** False until the visitor leaves the first screen. */
    hasMoved: () => moves > 0,

    push(next: Place) {
      moves += 1;
      batch(() => {
        isBack.value = false;
        way.value = [...way.value, next];
      });
    },
    replace(next: Place) {
      moves += 1;
      batch(() => {
        isBack.value = false;
        way.value = [...way.value.slice(0, -1), next];
      });
    },
    goBack(left: readonly Place[]) {
      moves += 1;
      batch(() => {
        isBack.value = true;
        way.value = left;
      });
    },
    endBack: () => {
      isBack.value = false;
    },
    setMoving: (moving: boolean) => {
      isMoving.value = moving;
    },
    complete(action: Action) {
      completed.value = new Set([...completed.value, action.identifier]);
    },
    /** The latest answer to an action takes the place of an earlier one (a vote that was changed). */
    answer(entry: AnswerEntry) {
      history.value = [...history.value.filter((known) => known.actionIdentifier !== entry.actionIdentifier), entry];
    },
    /** Keeps what was learned for copy that speaks of it; what is not named stays as it was. */
    setVariables: (learned: Variables) => {
      variables.value = { ...variables.value, ...learned };
    },
    showAlert: (text: string) => {
      alert.value = { id: ++alerts, text };
    },
    hideAlert: () => {
      alert.value = null;
    },
    setCountdown: (value: Countdown | null) => {
      countdown.value = value;
    },
    setShareOpen: (open: boolean) => {
      isShareOpen.value = open;
    },
    setOverlay: (id: OverlayId | null) => {
      overlay.value = id;
    },
    setLocationError: (error: LocationError | null) => {
      locationError.value = error;
    },
    setLivesInTarget: (lives: boolean) => {
      livesInTarget.value = lives;
      if (lives) locationError.value = null;
    },
    showInCarousel: (action: Action) => {
      inCarousel.value = action;
    },
    setStyles: (css: string) => {
      styles.value = css;
    },
    setTransition: (heading: string) => {
      transition.value = heading;
    },
    replaceWidget: (next: Widget) => {
      widget.value = next;
    },
    /** Form values by action identifier: kept while the visitor moves about (spec §3). */
    keepForm: (identifier: string, values: unknown) => void forms.set(identifier, values),
    keptForm: (identifier: string) => forms.get(identifier),
  };
}
