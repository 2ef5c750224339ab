import type { Config } from './config.ts';
import { guard, listen, runAll, type Stop } from './guard.ts';
import { send } from './send.ts';

export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One line of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

export type Timings = {
  /** Notes a stage, the first time it is reached. */
  mark: (stage: Stage, at?: number) => void;
  /** Sends them, once. */
  report: () => void;
  stop: Stop;
};

type Net = { connection?: { effectiveType?: string } };

/** User Timing for dashboards (contract §3): a mark per stage, and a measure from `start` to it. */
const note = guard((stage: Stage, start: number, at: number, detail: unknown) => {
  const name = `civic-action:${stage}`;
  performance.mark(name, { startTime: at, detail });
  performance.measure(name, { start, end: at, detail });
});

/**
 * The stages of one placement. They hold nothing about the reader, so they are sent from automated browsers and
 * without consent too; only `data-disable-tracking` and `data-timings="off"` stop them (`url` is then empty).
 */
export const createTimings = (
  log: Timing[],
  placement: number,
  config: Config,
  url: string,
  told: (detail: { stage: Stage; at: number }) => void,
): Timings => {
  const stops: Stop[] = [];
  const reached: { [stage in Stage]?: number } = {};
  let start = 0;
  const mark = (stage: Stage, at = performance.now()) => {
    if (reached[stage] != null) return;
    start ||= at;
    reached[stage] = at - start;
    log.push({ placement, stage, at });
    note(stage, start, at, { placement, widgetRequestId: config.widgetRequestId });
    told({ stage, at });
  };
  const report = () => {
    if (!stops[0]) return;
    runAll(stops);
    const { widgetRequestId, articleUrlTracking, embedType } = config;
    const { start: _, ...stages } = reached;
    if (url)
      send(url, {
        widgetRequestId,
        articleUrlTracking,
        embedType: Number(embedType),
        version: __VERSION__,
        effectiveConnectionType: (navigator as Net).connection?.effectiveType,
        stages,
      });
  };
  listen(stops, window, 'pagehide', report);
  listen(stops, document, 'visibilitychange', () => document.hidden && report());
  return { mark, report, stop: () => runAll(stops) };
};
