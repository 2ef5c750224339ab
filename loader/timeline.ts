import { isTracked, type Options } from './config.ts';
import { later } from './page/later.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';

/** The stages of a placement, in order (contract §3). */
export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One entry of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

/** ms since `start` */
type Stages = { [stage in Stage]?: number };

/** What a placement tells its page: events, marks, and the times of its stages. */
export const keepTime = (
  element: Element,
  data: DOMStringMap,
  placement: number,
  options: Options,
  timings: Timing[],
) => {
  const stages: Stages = {};
  let start: number | undefined;
  let isReported = data.timings === 'off' || !isTracked(options);

  /** When the page is idle, since a listener may be slow or destroy the placement. Composed, so that it leaves shadow roots. */
  const emit = (name: string, detail?: unknown) =>
    later(() =>
      element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { composed: true, bubbles: true, detail })),
    );

  /** Only the first time a stage is reached counts. @param isEvent also emits an event named after the stage */
  const mark = (stage: Stage, isEvent?: boolean) => {
    if (stages[stage]) return;
    const at = performance.now();
    if (start) stages[stage] = at - start;
    else start = at;
    timings.push({ placement, stage, at });
    emit('timing', { stage, at });
    if (isEvent) emit(stage);
    const name = `civic-action:${stage}`;
    const entry = { end: at, startTime: at, start, detail: { placement, widgetRequestId: options.widgetRequestId } };
    // Later too, since the browser's first mark is slow; pages also replace these methods by others that throw.
    later(() => {
      performance.mark(name, entry);
      performance.measure(name, entry);
    });
  };

  /** Sends the times once. */
  const report = () => {
    if (!isReported)
      record(data.timings || `${origin}/api/Widget/RecordTimings`, {
        embedType: +(options.embedType as number),
        articleUrlTracking: options.articleUrlTracking,
        stages,
        version: __VERSION__,
        effectiveConnectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
        widgetRequestId: options.widgetRequestId,
      });
    isReported = true;
  };

  return [mark, emit, report, stages] as const;
};
