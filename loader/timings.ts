import type { Config } from './config.ts';
import { send } from './send.ts';

export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One line of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

type Net = { connection?: { effectiveType?: string } };

/** When each stage was reached, in ms since `start`. */
export type Stages = { [stage in Stage]?: number };

/**
 * The one report of a placement (contract §3). It holds nothing about the reader, so it is sent from automated browsers
 * and without consent too.
 */
export const sendTimings = (url: string, from: Config, stages: Stages) =>
  send(url, {
    widgetRequestId: from.widgetRequestId,
    articleUrlTracking: from.articleUrlTracking,
    embedType: Number(from.embedType),
    version: __VERSION__,
    effectiveConnectionType: (navigator as Net).connection?.effectiveType,
    stages: { ...stages, start: undefined },
  });
