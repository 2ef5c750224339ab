import type { Action } from '../model/action.ts';
import type { NotedType, Track, TrackedEvent } from '../model/event.ts';
import type { Widget } from '../model/widget.ts';

export type LifecycleOptions = {
  widget: Widget;
  track: Track;
  /** Milliseconds. */
  now: () => number;
  isFallbackShown: () => boolean;
  /** Whether an action of this kind completes a widget (spec §4), or only leads on. */
  isCompletionType: (action: Action) => boolean;
};

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** One choosing of an action: from when the visitor comes to it until they leave it (contract §8). */
type Turn = {
  /** A fallback that stands in for the action is seen first where the visitor is in the wrong place. */
  seen: 'nothing' | 'fallback' | 'action';
  startedAt: number | null;
};

type Facts = Omit<TrackedEvent, 'type' | 'actions' | 'isFallbackAction'>;

/**
 * What has happened to the widget and to each action (spec §4). In one choosing an action is visible, then initiated, then
 * completed or cancelled, each once; what is completed stays so.
 */
export function createLifecycle({ widget, track, now, isFallbackShown, isCompletionType }: LifecycleOptions) {
  const once = new Set<string>();
  const turns = new Map<string, Turn>();
  const completed = new Set<string>();
  const sending = new Set<string>();
  let waiting: Action | null = null;

  /** @returns whether this was the first time */
  const first = (step: string) => !once.has(step) && Boolean(once.add(step));

  function turnOf({ identifier }: Action): Turn {
    const turn = turns.get(identifier) ?? { seen: 'nothing', startedAt: null };
    turns.set(identifier, turn);
    return turn;
  }

  const elapsedSeconds = (action: Action) => {
    const { startedAt } = turnOf(action);
    return startedAt === null ? 0 : Math.round((now() - startedAt) / 100) / 10;
  };

  const trackOne = (type: TrackedEvent['type'], action: Action, facts: Facts = {}) =>
    track({ type, actions: [action], isFallbackAction: isFallbackShown(), ...facts });

  function show(action: Action) {
    const turn = turnOf(action);
    const what = isFallbackShown() ? 'fallback' : 'action';
    if (completed.has(action.identifier) || turn.seen === 'action' || turn.seen === what) return;
    turn.seen = what;
    trackOne('ActionVisible', action);
  }

  function actionVisible(action: Action) {
    // Nobody has seen an action of a widget that is still below the fold.
    if (!once.has('WidgetVisible')) waiting = action;
    else show(action);
  }

  function initiated(action: Action) {
    const turn = turnOf(action);
    if (completed.has(action.identifier) || turn.startedAt !== null) return;
    // Who acts has seen it, also where the widget has not yet been in view for long enough to count.
    show(action);
    turn.startedAt = now();
    trackOne('ActionInitiated', action);
  }

  function widgetCompleted(action: Action) {
    const counts = isCompletionType(action) || !widget.actions.some(isCompletionType);
    if (!widget.createdByThirdParty || isFallbackShown() || !counts) return;
    if (first('WidgetCompleted')) track({ type: 'WidgetCompleted', actions: [action] });
  }

  return {
    elapsedSeconds,
    actionVisible,
    initiated,
    visible(kind: 'standard' | 'custom') {
      const type = kind === 'standard' ? 'WidgetVisible' : 'CustomWidgetVisible';
      if (!first(type)) return;
      track({ type, actions: widget.actions });
      if (kind === 'standard' && waiting) show(waiting);
    },
    engaged() {
      if (first('Engaged')) track({ type: 'Engaged', actions: widget.actions });
    },
    completed(action: Action) {
      if (completed.has(action.identifier)) return;
      initiated(action);
      completed.add(action.identifier);
      trackOne('ActionCompleted', action, { elapsedSeconds: elapsedSeconds(action) });
      widgetCompleted(action);
    },
    /** A submission is on its way: until it has ended, nobody knows whether the action was cancelled. */
    sending: ({ identifier }: Action) => void sending.add(identifier),
    sent: ({ identifier }: Action) => void sending.delete(identifier),
    /** The choosing ends; what was begun and not completed is cancelled. Told while the action still stands. */
    left(action: Action) {
      if (waiting === action) waiting = null;
      if (completed.has(action.identifier) || sending.has(action.identifier)) return;
      if (turnOf(action).startedAt !== null)
        trackOne('ActionCancelled', action, { elapsedSeconds: elapsedSeconds(action) });
      turns.delete(action.identifier);
    },
    /** What only partners hear of (spec §7), each time. */
    noted: (type: NotedType, action: Action, worth: Pick<Facts, 'amount' | 'currency' | 'eventData'> = {}) =>
      trackOne(type, action, { isNoted: true, ...worth }),
    chosen: (action: Action) => trackOne('ActionChosen', action),
    shared: (action: Action, channel: string) => trackOne('ActionShared', action, { eventData: channel }),
  };
}
