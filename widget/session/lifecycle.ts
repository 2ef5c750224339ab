import type { Action } from '../model/action.ts';
import type { Widget } from '../model/widget.ts';
import type { NotedType, Track, TrackedEvent } from '../tracking/event.ts';

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

/** What has happened to the widget and to each action; every step counts once (spec §4). */
export function createLifecycle({ widget, track, now, isFallbackShown, isCompletionType }: LifecycleOptions) {
  const once = new Set<string>();
  const startedAt = new Map<string, number>();
  let waiting: Action | null = null;

  /** @returns whether this was the first time */
  const first = (step: string) => !once.has(step) && Boolean(once.add(step));
  const has = (step: string, { identifier }: Action) => once.has(`${step} ${identifier}`);
  const firstOf = (step: string, { identifier }: Action) => first(`${step} ${identifier}`);

  const elapsedSeconds = ({ identifier }: Action) => {
    const start = startedAt.get(identifier);
    return start === undefined ? 0 : Math.round((now() - start) / 100) / 10;
  };

  const trackOne = (type: Parameters<Track>[0]['type'], action: Action) =>
    track({ type, actions: [action], isFallbackAction: isFallbackShown() });

  function actionVisible(action: Action) {
    // Nobody has seen an action of a widget that is still below the fold.
    if (!once.has('WidgetVisible')) waiting = action;
    else if (firstOf('visible', action)) trackOne('ActionVisible', action);
  }

  function widgetCompleted(action: Action) {
    const counts = isCompletionType(action) || !widget.actions.some(isCompletionType);
    if (!widget.createdByThirdParty || isFallbackShown() || !counts) return;
    if (first('WidgetCompleted')) track({ type: 'WidgetCompleted', actions: [action] });
  }

  return {
    elapsedSeconds,
    actionVisible,
    visible(kind: 'standard' | 'custom') {
      const type = kind === 'standard' ? 'WidgetVisible' : 'CustomWidgetVisible';
      if (!first(type)) return;
      track({ type, actions: widget.actions });
      if (kind === 'standard' && waiting) actionVisible(waiting);
    },
    engaged() {
      if (first('Engaged')) track({ type: 'Engaged', actions: widget.actions });
    },
    initiated(action: Action) {
      if (!firstOf('initiated', action)) return;
      startedAt.set(action.identifier, now());
      trackOne('ActionInitiated', action);
    },
    completed(action: Action) {
      if (!firstOf('completed', action)) return;
      trackOne('ActionCompleted', action);
      widgetCompleted(action);
    },
    /** Left unfinished: an action that was begun and not completed. */
    cancelled(action: Action) {
      if (!has('initiated', action) || has('completed', action) || !firstOf('cancelled', action)) return;
      track({ type: 'ActionCancelled', actions: [action], cancelledSeconds: elapsedSeconds(action) });
    },
    /** What only partners hear of (spec §7), each time. */
    noted: (type: NotedType, action: Action, worth: Pick<TrackedEvent, 'amount' | 'currency' | 'eventData'> = {}) =>
      track({ type, isNoted: true, actions: [action], ...worth }),
    chosen: (action: Action) => trackOne('ActionChosen', action),
    shared: (action: Action, channel: string) => track({ type: 'ActionShared', actions: [action], eventData: channel }),
  };
}
