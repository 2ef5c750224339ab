import { isTracked } from './config.ts';
import { guard, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';
import { flush, soon } from './page/soon.ts';
import type { NotDisplayedReason, Options, TimingsMessage } from './protocol.ts';

/** The stages of a placement, in order (contract §3). */
export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One entry of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

/** ms since `start` */
type Stages = { [stage in Stage]?: number };

/** One draw for all placements of a page view (contract §2, `data-timings-rate`). */
const draw = Math.random();

const pushToDataLayer = guard((entry: object) => {
  const page = window as { dataLayer?: object[] };
  page.dataLayer ||= [];
  page.dataLayer.push(entry);
});

const connectionType = () => (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType;

/** What a placement tells its page: events, marks, and the times of its stages. */
export const keepTime = (
  stops: Stop[],
  element: HTMLElement,
  data: DOMStringMap,
  placement: number,
  options: Options,
  log: Set<Timing[]>,
) => {
  const { widgetRequestId } = options;
  const timings: Timing[] = [];
  const stages: Stages = {};
  let start: number | undefined;
  let isReported = data.timings === 'off' || !isTracked(options) || draw >= Number(data.timingsRate || 1);
  log.add(timings);
  stops.push(() => log.delete(timings));

  /** Composed, so that it leaves shadow roots. */
  const dispatch = (name: string, detail?: object) => {
    const event = `civicaction:${name}`;
    element.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
    // tag managers merge objects: with `_clear`, an event does not keep what another said
    if ('dataLayer' in data) pushToDataLayer({ event, _clear: true, civicAction: { widgetRequestId, ...detail } });
  };

  /** At once, since a page that is being left won't be idle again; and after all that came before. */
  const emit = (name: string, detail: object) => {
    flush();
    dispatch(name, detail);
  };

  /** Only the first time a stage is reached counts. @param isEvent also emits an event named after the stage */
  const mark = (stage: Stage, isEvent?: boolean) => {
    if (stage in stages) return;
    const at = performance.now();
    if (start) stages[stage] = at - start;
    else start = at;
    timings.push({ placement, stage, at });
    // Listeners may be slow, and so is the browser's first mark. Pages also replace these methods by others that throw.
    soon(() => {
      if (!stops.length) return; // destroyed meanwhile
      dispatch('timing', { stage, at });
      if (isEvent) dispatch(stage);
      const name = `civic-action:${stage}`;
      const detail = { placement, widgetRequestId };
      performance.mark(name, { startTime: at, detail });
      performance.measure(name, { start, end: at, detail });
    });
  };

  /**
   * Sends the times once.
   *
   * @param reason why there is no widget
   * @param tell lets the frame send them, and returns whether it is there
   */
  const report = (reason?: NotDisplayedReason, tell?: (message: TimingsMessage) => unknown) => {
    if (isReported) return;
    isReported = true;
    const measured = { stages, reason, timingsRate: data.timingsRate, navigation: performance.navigation?.type };
    if (tell?.({ type: 'timings', ...measured })) return;
    record(data.timings || `${origin}/api/Widget/RecordTimings`, {
      ...measured,
      articleUrlTracking: options.articleUrlTracking,
      embedType: Number(options.embedType),
      version: __VERSION__,
      effectiveConnectionType: connectionType(),
      widgetRequestId,
    });
  };
  return { mark, emit, report, stages };
};
