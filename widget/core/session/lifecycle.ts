import type { Action } from '../model/action.ts';
import type { NotedType, Track, TrackedEvent } from '../model/event.ts';
import type { Widget } from '../model/widget.ts';

export type LifecycleOptions = {
  widget: Widget;
  track: Track;
  /** Milliseconds of any clock that only moves forward. */
  now: () => number;
  isFallbackShown: () => boolean;
  /** An action that the reader has seen and begun where nothing of it is to be tracked again. */
  begun?: Action | null | undefined;
  /** Whether doing such an action completes a widget (spec §4). */
  isCompletionType: (action: Action) => boolean;
};

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** A reader's stay at an action: from choosing it until leaving it (contract §8). */
type Turn = {
  /** In the wrong country or area the fallback is seen first, then the action. */
  seen: 'nothing' | 'fallback' | 'action';
  /** Milliseconds, as `now` gives them; null until the action is initiated. */
  startedAt: number | null;
  /** Seconds until the reader gave up, who may still go on. */
  cancelTime?: number | undefined;
};

type Facts = Omit<TrackedEvent, 'type' | 'actions' | 'isFallbackAction'>;

/** The turns of all actions, and how long they take. */
function createTurns(now: () => number) {
  const turns = new Map<string, Turn>();

  function turnOf({ identifier }: Action): Turn {
    const turn = turns.get(identifier) ?? { seen: 'nothing', startedAt: null };
    turns.set(identifier, turn);
    return turn;
  }

  return {
    turnOf,
    end: ({ identifier }: Action) => void turns.delete(identifier),
    start(action: Action) {
      turnOf(action).startedAt = now();
    },
    /** Seconds since the action was initiated, to a tenth; 0 if it was not. */
    elapsedSeconds(action: Action) {
      const { startedAt } = turnOf(action);
      return startedAt === null ? 0 : Math.round((now() - startedAt) / 100) / 10;
    },
  };
}

/** Steps that count once in a widget's life. */
function createOnceOnly() {
  const done = new Set<string>();
  return {
    has: (step: string) => done.has(step),
    /** @returns whether this is the first time */
    first: (step: string) => !done.has(step) && Boolean(done.add(step)),
  };
}

/** An action's way from visible through initiated to completed or cancelled, each tracked once in a turn. */
function createActionLifecycle({ track, now, isFallbackShown, begun }: LifecycleOptions) {
  const { turnOf, end, start, elapsedSeconds } = createTurns(now);
  if (begun) {
    turnOf(begun).seen = 'action';
    // Without a front, nothing was pressed yet.
    if (!begun.skipFrontCard) start(begun);
  }
  const completed = new Set<string>();
  const sending = new Set<string>();

  const trackOne = (type: TrackedEvent['type'], action: Action, facts: Facts = {}) =>
    track({ type, actions: [action], isFallbackAction: isFallbackShown(), ...facts });

  function show(action: Action) {
    const turn = turnOf(action);
    const what = isFallbackShown() ? 'fallback' : 'action';
    if (completed.has(action.identifier) || turn.seen === 'action' || turn.seen === what) return;
    turn.seen = what;
    trackOne('ActionVisible', action);
  }

  function initiated(action: Action) {
    turnOf(action).cancelTime = undefined;
    if (completed.has(action.identifier) || turnOf(action).startedAt !== null) return;
    // A reader who acts has seen the action, even if the widget has not been in view long enough to count.
    show(action);
    start(action);
    trackOne('ActionInitiated', action);
  }

  return {
    elapsedSeconds,
    trackOne,
    show,
    passedOn: end,
    doneElsewhere: ({ identifier }: Action) => void completed.add(identifier),
    initiated,
    /** @returns whether it was completed now, and not before */
    complete(action: Action): boolean {
      if (completed.has(action.identifier)) return false;
      initiated(action);
      completed.add(action.identifier);
      trackOne('ActionCompleted', action, { elapsedSeconds: elapsedSeconds(action) });
      return true;
    },
    /** Until a submission has ended, nobody knows whether its action was cancelled. */
    sending: ({ identifier }: Action) => void sending.add(identifier),
    sent: ({ identifier }: Action) => void sending.delete(identifier),
    /** The reader cancels a payment. If they do nothing more here, that is when they cancelled the action. */
    gaveUp(action: Action) {
      turnOf(action).cancelTime = elapsedSeconds(action);
    },
    /** Ends the turn: an action that was initiated but not completed is cancelled. */
    leave(action: Action) {
      if (completed.has(action.identifier) || sending.has(action.identifier)) return;
      const { startedAt, cancelTime = elapsedSeconds(action) } = turnOf(action);
      if (startedAt !== null) trackOne('ActionCancelled', action, { elapsedSeconds: cancelTime });
      end(action);
    },
  };
}

/** Tracks what happens to the widget and to each action (spec §4). A completed action stays completed. */
export function createLifecycle(options: LifecycleOptions) {
  const { widget, track, isFallbackShown, isCompletionType, begun } = options;
  const once = createOnceOnly();
  if (begun) for (const step of ['WidgetVisible', 'CustomWidgetVisible', 'Engaged']) once.first(step);
  const actions = createActionLifecycle(options);
  const { elapsedSeconds, trackOne, show, initiated, sending, sent, gaveUp, passedOn } = actions;
  let waiting: Action | null = null;

  /** Whether doing this action completes the widget now. */
  function completesWidget(action: Action) {
    const counts = isCompletionType(action) || !widget.actions.some(isCompletionType);
    return widget.createdByThirdParty && !isFallbackShown() && counts && once.first('WidgetCompleted');
  }

  return {
    elapsedSeconds,
    initiated,
    sending,
    sent,
    gaveUp,
    /** Ends the turn of an action that goes on elsewhere: what becomes of it is tracked there. */
    passedOn,
    /** An action was completed elsewhere, where all of it was tracked. */
    doneElsewhere(action: Action) {
      actions.doneElsewhere(action);
      completesWidget(action);
    },
    actionVisible(action: Action) {
      // An action of a widget that is still below the fold has not been seen.
      if (once.has('WidgetVisible')) show(action);
      else waiting = action;
    },
    visible(kind: 'standard' | 'custom') {
      const type = kind === 'standard' ? 'WidgetVisible' : 'CustomWidgetVisible';
      if (!once.first(type)) return;
      track({ type, actions: widget.actions });
      if (kind === 'standard' && waiting) show(waiting);
    },
    engaged() {
      if (once.first('Engaged')) track({ type: 'Engaged', actions: widget.actions });
    },
    completed(action: Action) {
      if (actions.complete(action) && completesWidget(action)) track({ type: 'WidgetCompleted', actions: [action] });
    },
    /** To call while the action is still the active one. */
    left(action: Action) {
      if (waiting === action) waiting = null;
      actions.leave(action);
    },
    /** Tracks an event that only partners hear of (spec §7), each time. */
    noted: (type: NotedType, action: Action, worth: Pick<Facts, 'amount' | 'currency' | 'eventData'> = {}) =>
      trackOne(type, action, { isNoted: true, ...worth }),
    /** @param percent how much of its video the reader has reached */
    progressed: (action: Action, percent: number) => trackOne('VideoProgressed', action, { eventData: percent }),
    /** @param way to pay, such as `CreditCard` */
    paymentSelected: (action: Action, way: string) => trackOne('PaymentProviderSelected', action, { eventData: way }),
    chosen: (action: Action) => trackOne('ActionChosen', action),
    shared: (action: Action, channel: string) => trackOne('ActionShared', action, { eventData: channel }),
  };
}
