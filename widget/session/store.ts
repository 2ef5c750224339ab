import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Action } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import type { Variables } from '../model/copy/variables.ts';
import { fallbackOf, type LocationError } from '../model/lawmakers/location-error.ts';
import { themeOf } from '../model/look/theme.ts';
import { isCardRoute } from '../model/navigation/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';

/** Which overlay is over the widget (spec §2). */
export type OverlayId = 'product' | 'publisher' | 'partner';

/** Where a reader is in the widget: an action, and the route of the screen that shows it. */
export type Position = {
  action: Action;
  route: string;
  /** The step of the form at this route; none for its first. Steps share the form's route, so the address stays. */
  step?: string;
};

export type Alert = { id: number; text: string };

export type Countdown = { secondsLeft: number; of: number; isPaused: boolean };

/** The loaded widget and where the reader is in it. Screens read the signals; only the methods write them. */
export type SessionStore = ReturnType<typeof createSessionStore>;

const read = <T>(value: ReadonlySignal<T>): ReadonlySignal<T> => value;

export function createSessionStore(initial: Widget, start: Position, hasFallbacks = true) {
  const widget = signal(initial);
  const trail = signal<readonly Position[]>([start]);
  const isBack = signal(false);
  const isMoving = signal(false);
  const completed = signal<ReadonlySet<string>>(new Set());
  const history = signal<readonly AnswerEntry[]>([]);
  const variables = signal<Variables>({});
  const alert = signal<Alert | null>(null);
  const notSent = signal<Action | null>(null);
  const countdown = signal<Countdown | null>(null);
  const isShareOpen = signal(false);
  const sharesInPlace = signal(false);
  const overlay = signal<OverlayId | null>(null);
  const transition = signal('');
  const styles = signal('');
  const inCarousel = signal<Action | null>(null);
  const locationError = signal<LocationError | null>(null);
  const livesInTarget = signal(false);
  const forms = new Map<string, unknown>();
  let alerts = 0;
  let moves = 0;

  const position = computed<Position>(() => trail.value.at(-1) ?? start);
  const activeCard = computed(() => cardOf(widget.value, position.value.action));
  /**
   * The action whose partner is shown (spec §3, `selectedPartner`): the one in view in a carousel, else the active one.
   */
  const shownAction = computed(() => {
    const { action, route } = position.value;
    const seen = isCardRoute(route) && inCarousel.value;
    return seen && activeCard.value?.actions.includes(seen) ? seen : action;
  });
  return {
    widget: read(widget),
    /** Positions that the reader can go back through; the last is the current one. */
    trail: read(trail),
    position: read(position),
    activeAction: computed(() => position.value.action),
    activeCard,
    shownAction,
    /** The active action's partner's where it has one (spec §9). */
    theme: computed(() => themeOf(position.value.action.partner?.customTheme, widget.value.theme)),
    route: computed(() => position.value.route),
    canGoBack: computed(() => trail.value.length > 1 && !isMoving.value),
    isBack: read(isBack),
    /** While a move is under way, big buttons must not act (spec §4). */
    isMoving: computed(() => isMoving.value || isBack.value),
    completedActionIdentifiers: read(completed),
    answerHistory: read(history),
    variables: read(variables),
    alert: read(alert),
    /** Whether the last try to send the active action failed. */
    isNotSent: computed(() => notSent.value === position.value.action),
    countdown: read(countdown),
    isShareOpen: read(isShareOpen),
    /** Whether the screen itself offers to share, so that the footer need not. */
    sharesInPlace: read(sharesInPlace),
    overlayVisibleId: read(overlay),
    /**
     * The fallback for the active action where the reader is in the wrong country or area (spec §4); none on a list,
     * which has other actions too.
     */
    fallback: computed(() =>
      fallbackOf({
        isOff: !hasFallbacks || isCardRoute(position.value.route),
        action: position.value.action,
        location: widget.value.location,
        error: locationError.value,
        livesInTarget: livesInTarget.value,
      }),
    ),
    /** CSS that no first card needs; '' until it is loaded. */
    styles: read(styles),
    /** The heading of the card that comes next, while it is announced; else ''. */
    transition: read(transition),

    /** False until the reader leaves the first screen. */
    hasMoved: () => moves > 0,

    push(next: Position) {
      moves += 1;
      batch(() => {
        isBack.value = false;
        trail.value = [...trail.value, next];
      });
    },
    replace(next: Position) {
      moves += 1;
      batch(() => {
        isBack.value = false;
        trail.value = [...trail.value.slice(0, -1), next];
      });
    },
    goBack(left: readonly Position[]) {
      moves += 1;
      batch(() => {
        isBack.value = true;
        trail.value = left;
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
    /** Replaces an earlier answer to the same action (a changed vote). */
    answer(entry: AnswerEntry) {
      history.value = [...history.value.filter((known) => known.actionIdentifier !== entry.actionIdentifier), entry];
    },
    /** Merges values for placeholders in copy into those that are known. */
    setVariables: (learned: Variables) => {
      variables.value = { ...variables.value, ...learned };
    },
    showAlert: (text: string) => {
      alert.value = { id: ++alerts, text };
    },
    hideAlert: () => {
      alert.value = null;
    },
    setNotSent: (action: Action | null) => {
      notSent.value = action;
    },
    setCountdown: (value: Countdown | null) => {
      countdown.value = value;
    },
    setShareOpen: (open: boolean) => {
      isShareOpen.value = open;
    },
    setSharesInPlace: (inPlace: boolean) => {
      sharesInPlace.value = inPlace;
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
    /** Keeps form values by action identifier while the reader moves between screens (spec §3). */
    keepForm: (identifier: string, values: unknown) => void forms.set(identifier, values),
    keptForm: (identifier: string) => forms.get(identifier),
  };
}
