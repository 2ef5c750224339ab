import type { Config } from './config.ts';
import { guard, listen, runAll, type Stop } from './guard.ts';
import { send } from './send.ts';

export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One line of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

type Net = { connection?: { effectiveType?: string } };

/**
 * The stages of one placement (contract §3): marks and measures for dashboards, `log` for the page, and one report.
 * They hold nothing about the reader, so they are sent from automated browsers and without consent too; only
 * `data-disable-tracking` and `data-timings="off"` stop them (`url` is then empty). Answers how to note a stage, how to
 * report, and how to stop listening for the end of the page.
 */
export const createTimings = (
  log: Timing[],
  placement: number,
  { widgetRequestId, articleUrlTracking, embedType }: Config,
  url: string,
  told: (detail: { stage: Stage; at: number }) => void,
) => {
  const stops: Stop[] = [];
  const reached: { [stage in Stage]?: number } = {};
  let start: number | undefined;
  const mark = guard((stage: Stage, at: number = performance.now()) => {
    if (stage in reached) return;
    start ??= at;
    const name = `civic-action:${stage}`;
    const detail = { placement, widgetRequestId };
    reached[stage] = at - start;
    log.push({ placement, stage, at });
    told({ stage, at });
    performance.mark(name, { startTime: at, detail });
    performance.measure(name, { start, end: at, detail });
  });
  const report = () => {
    if (url && stops[0]) {
      const { start, ...stages } = reached;
      const { effectiveType } = (navigator as Net).connection || {};
      send(url, {
        widgetRequestId,
        articleUrlTracking,
        embedType: Number(embedType),
        version: __VERSION__,
        effectiveConnectionType: effectiveType,
        stages,
      });
    }
    stop();
  };
  const stop = () => runAll(stops);
  listen(stops, window, 'pagehide', report);
  listen(stops, document, 'visibilitychange', () => document.hidden && report());
  return [mark, report, stop] as const;
};
