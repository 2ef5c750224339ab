import { batch, computed, signal } from '@preact/signals-core';
import type { Action } from '../model/action.ts';
import type { AnswerEntry } from '../model/answer.ts';
import type { Variables } from '../model/copy/placeholders.ts';
import { fallbackOf, type LocationError } from '../model/lawmakers/location-error.ts';
import { type ColorScheme, themeIn } from '../model/look/theme.ts';
import { isCardRoute } from '../model/navigation/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';
import { readOnly, setter } from '../signals/signals.ts';

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

/** Where the reader is, and the way there. */
function createTrail(start: Position) {
  const trail = signal<readonly Position[]>([start]);
  const isBack = signal(false);
  const isMoving = signal(false);
  const position = computed<Position>(() => trail.value.at(-1) ?? start);
  let moves = 0;

  function move(next: readonly Position[], back = false) {
    moves += 1;
    batch(() => {
      isBack.value = back;
      trail.value = next;
    });
  }

  return {
    /** Positions that the reader can go back through; the last is the current one. */
    trail: readOnly(trail),
    position,
    activeAction: computed(() => position.value.action),
    route: computed(() => position.value.route),
    canGoBack: computed(() => trail.value.length > 1 && !isMoving.value),
    isBack: readOnly(isBack),
    /** While a move is under way, big buttons must not act (spec §4). */
    isMoving: computed(() => isMoving.value || isBack.value),
    /** False until the reader leaves the first screen. */
    hasMoved: () => moves > 0,
    push: (next: Position) => move([...trail.value, next]),
    replace: (next: Position) => move([...trail.value.slice(0, -1), next]),
    /** Begins anew here, as if the widget had opened on it: no way leads back, and nothing takes the focus. */
    restart(next: Position) {
      moves = -1;
      move([next]);
    },
    goBack: (left: readonly Position[]) => move(left, true),
    endBack: () => {
      isBack.value = false;
    },
    setMoving: setter(isMoving),
  };
}

/** What the reader has done, and what that has taught us for later screens. */
function createHistory() {
  const completed = signal<ReadonlySet<string>>(new Set());
  const history = signal<readonly AnswerEntry[]>([]);
  const variables = signal<Variables>({});
  const people = signal<ReadonlyMap<string, number>>(new Map());
  const forms = new Map<string, unknown>();

  return {
    completedActionIdentifiers: readOnly(completed),
    answerHistory: readOnly(history),
    variables: readOnly(variables),
    complete(action: Action) {
      completed.value = new Set([...completed.value, action.identifier]);
    },
    /** Replaces an earlier answer to the same action (a changed vote). */
    answer(entry: AnswerEntry) {
      history.value = [...history.value.filter((known) => known.actionIdentifier !== entry.actionIdentifier), entry];
    },
    /** Merges values for placeholders in copy into those that are known. */
    setVariables: (more: Variables) => {
      variables.value = { ...variables.value, ...more };
    },
    /** How many have taken an action, the reader included; null until the server has said. */
    peopleOf: ({ identifier }: Action) => people.value.get(identifier) ?? null,
    setPeople: ({ identifier }: Action, count: number | null | undefined) => {
      if (count != null) people.value = new Map(people.value).set(identifier, count);
    },
    /** Keeps form values by action identifier while the reader moves between screens (spec §3). */
    keepForm: (identifier: string, values: unknown) => void forms.set(identifier, values),
    keptForm: (identifier: string) => forms.get(identifier),
  };
}

/** What stands over and around a screen. */
function createSurroundings() {
  const alert = signal<Alert | null>(null);
  const countdown = signal<Countdown | null>(null);
  const isShareOpen = signal(false);
  const sharesInPlace = signal(false);
  const overlay = signal<OverlayId | null>(null);
  const transition = signal('');
  const styles = signal('');
  let alerts = 0;

  return {
    alert: readOnly(alert),
    countdown: readOnly(countdown),
    isShareOpen: readOnly(isShareOpen),
    /** Whether the screen itself offers to share, so that the footer need not. */
    sharesInPlace: readOnly(sharesInPlace),
    overlayVisibleId: readOnly(overlay),
    /** The heading of the card that comes next, while it is announced; else ''. */
    transition: readOnly(transition),
    /** CSS that no first card needs; '' until it is loaded. */
    styles: readOnly(styles),
    showAlert: (text: string) => {
      alert.value = { id: ++alerts, text };
    },
    hideAlert: () => {
      alert.value = null;
    },
    setCountdown: setter(countdown),
    setShareOpen: setter(isShareOpen),
    setSharesInPlace: setter(sharesInPlace),
    setOverlay: setter(overlay),
    setTransition: setter(transition),
    setStyles: setter(styles),
  };
}

/** The loaded widget and where the reader is in it. Screens read the signals; only the methods write them. */
export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(
  initial: Widget,
  start: Position,
  hasFallbacks = true,
  wanted: ColorScheme = 'light',
) {
  const scheme = signal(wanted);
  const widget = signal(initial);
  const location = signal(initial.firstLocation);
  const notSent = signal<Action | null>(null);
  const inCarousel = signal<Action | null>(null);
  const locationError = signal<LocationError | null>(null);
  const livesInTarget = signal(false);
  const trail = createTrail(start);
  const { position } = trail;
  const activeCard = computed(() => cardOf(widget.value, position.value.action));

  return {
    ...trail,
    ...createHistory(),
    ...createSurroundings(),
    widget: readOnly(widget),
    /** Where the reader is; null while it is not known. */
    location: readOnly(location),
    activeCard,
    /**
     * The action whose partner is shown (spec §3, `selectedPartner`): the one in view in a carousel, else the active
     * one.
     */
    shownAction: computed(() => {
      const { action, route } = position.value;
      const seen = isCardRoute(route) && inCarousel.value;
      return seen && activeCard.value?.actions.includes(seen) ? seen : action;
    }),
    /** The active action's partner's where it has one (spec §9). */
    theme: computed(() => themeIn(scheme.value, position.value.action.partner?.customTheme, widget.value.theme)),
    setScheme: setter(scheme),
    /** Whether the last try to send the active action failed. */
    isNotSent: computed(() => notSent.value === position.value.action),
    /**
     * The fallback for the active action where the reader is in the wrong country or area (spec §4); none on a list,
     * which has other actions too.
     */
    fallback: computed(() =>
      fallbackOf({
        isOff: !hasFallbacks || isCardRoute(position.value.route),
        action: position.value.action,
        location: location.value,
        error: locationError.value,
        livesInTarget: livesInTarget.value,
      }),
    ),
    replaceWidget: setter(widget),
    setLocation: setter(location),
    setNotSent: setter(notSent),
    setLocationError: setter(locationError),
    setLivesInTarget: (lives: boolean) => {
      livesInTarget.value = lives;
      if (lives) locationError.value = null;
    },
    showInCarousel: setter(inCarousel),
  };
}
