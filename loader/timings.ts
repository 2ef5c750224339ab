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
 * `data-disable-tracking` and `data-timings="off"` stop them (`url` is then "off"). Answers how to note a stage, how to
 * report, and how to stop listening for the end of the page.
 */
export const createTimings = (
  log: Timing[],
  placement: number,
  { widgetRequestId, articleUrlTracking, embedType }: Config,
  url: string,
  emit: (name: string, detail: unknown) => void,
) => {
  const stops: Stop[] = [];
  const reached: { [stage in Stage]?: number } = {};
  const detail = { placement, widgetRequestId };
  let origin: number | undefined;
  const mark = guard((stage: Stage, at: number = performance.now()) => {
    if (stage in reached) return;
    origin ??= at;
    reached[stage] = at - origin;
    log.push({ placement, stage, at });
    emit('timing', { stage, at });
    performance.mark(`civic-action:${stage}`, { startTime: at, detail });
    performance.measure(`civic-action:${stage}`, { start: origin, end: at, detail });
  });
  const report = () => {
    const { start, ...stages } = reached;
    if (url !== 'off' && stops[0])
      send(url, {
        widgetRequestId,
        articleUrlTracking,
        embedType: Number(embedType),
        version: __VERSION__,
        effectiveConnectionType: (navigator as Net).connection?.effectiveType,
        stages,
      });
    runAll(stops);
  };
  listen(stops, window, 'pagehide', report);
  listen(stops, document, 'visibilitychange', () => document.hidden && report());
  return [mark, report, () => runAll(stops)] as const;
};
