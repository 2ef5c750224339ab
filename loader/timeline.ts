import { isTracked } from './config.ts';
import { guard, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';
import type { Options, TimingsMessage } from './protocol.ts';

const pending: (() => void)[] = [];

/** Does what waits at once, also on a page that is never idle. */
const flush = () => pending.splice(0).map((run) => run());

/** Runs once the page is idle, in the order of the calls. */
const soon = (run: () => unknown) => {
  pending.push(guard(run));
  try {
    requestIdleCallback(flush);
  } catch {
    setTimeout(flush); // Safari has none, and the page's own may throw
  }
};

/** The stages of a placement, in order (contract §3). */
export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One entry of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

/** ms since `start` */
type Stages = { [stage in Stage]?: number };

/** One draw for all placements of a page view (contract §2, `data-timings-rate`). */
const draw = Math.random();

/** What a placement tells its page: events, marks, and the times of its stages. */
export const keepTime = (
  stops: Stop[],
  element: Element,
  data: DOMStringMap,
  placement: number,
  options: Options,
  timings: Timing[],
) => {
  const stages: Stages = {};
  let start: number | undefined;
  let isReported = data.timings === 'off' || !isTracked(options) || draw >= ((data.timingsRate || 1) as number);
  let reason: unknown;

  /** Composed, so that it leaves shadow roots. */
  const dispatch = (name: string, detail?: object) => {
    const event = `civicaction:${name}`;
    element.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
    if ('dataLayer' in data)
      guard(() =>
        // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own is larger
        ((window as { dataLayer?: object[] }).dataLayer ||= []).push({
          event,
          // tag managers merge objects: an event is not to keep what another said
          _clear: true,
          civicAction: { widgetRequestId: options.widgetRequestId, ...detail },
        }),
      )();
  };

  /** At once, since a page that is being left won't be idle again; and after all that came before. */
  const emit = (name: string, detail: object) => {
    flush();
    reason ||= (detail as { reason?: unknown }).reason;
    dispatch(name, detail);
  };

  /** Only the first time a stage is reached counts. @param isEvent also emits an event named after the stage */
  const mark = (stage: Stage, isEvent?: boolean) => {
    if (stages[stage]) return;
    const at = performance.now();
    if (start) stages[stage] = at - start;
    else start = at;
    timings.push({ placement, stage, at });
    // Listeners may be slow, and so is the browser's first mark. Pages also replace these methods by others that throw.
    soon(() => {
      if (!stops[0]) return; // destroyed meanwhile
      dispatch('timing', { stage, at });
      if (isEvent) dispatch(stage);
      const name = `civic-action:${stage}`;
      const entry = { end: at, startTime: at, start, detail: { placement, widgetRequestId: options.widgetRequestId } };
      performance.mark(name, entry);
      performance.measure(name, entry);
    });
  };

  /** Sends the times once. @param tell lets the frame send them, and returns whether it is there; not at page hide */
  const report = (isTaken?: unknown, tell?: (message: TimingsMessage) => unknown) => {
    const measured = { stages, reason, timingsRate: data.timingsRate, navigation: performance.navigation?.type };
    if (!(isReported || (isTaken && tell?.({ type: 'timings', ...measured }))))
      record(data.timings || `${origin}/api/Widget/RecordTimings`, {
        ...measured,
        articleUrlTracking: options.articleUrlTracking,
        embedType: +(options.embedType as number),
        version: __VERSION__,
        effectiveConnectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
        widgetRequestId: options.widgetRequestId,
      });
    isReported = true;
  };
  return [mark, emit, report, stages] as const;
};
