import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import { only, Url } from './common.ts';

const Milliseconds = maybe(s.min(Finite, 0));

/** `Widget/RecordTimings` (contract §3): ms since `start`, without stages that were not reached. */
export const RecordTimingsRequest = s.type({
  widgetRequestId: maybe(Id),
  articleUrlTracking: maybe(Url),
  embedType: maybe(s.number()),
  mode: maybe(Short),
  version: maybe(Short),
  effectiveConnectionType: maybe(Short),
  /** How the frame came: made by the `loader` or in the `page`’s own HTML, and with a first card or without. */
  arrival: maybe(Short),
  /** Where the frame’s page came from: `network` or `cache`. */
  cache: maybe(Short),
  /** How the reader came to the article (`PerformanceNavigation.type`). */
  navigation: maybe(s.number()),
  /** ms from the request for the frame’s page to its first byte. */
  firstByte: Milliseconds,
  /** How many fingers the screen feels (`navigator.maxTouchPoints`). */
  touchPoints: maybe(s.number()),
  /** The share of page views that send their timings (`data-timings-rate`). */
  timingsRate: maybe(s.number()),
  /** Why nothing was shown (`civicaction:notdisplayed`). */
  reason: maybe(Short),
  stages: only({
    config: Milliseconds,
    adblock: Milliseconds,
    frame: Milliseconds,
    load: Milliseconds,
    ready: Milliseconds,
    loaded: Milliseconds,
    visible: Milliseconds,
  }),
});
export type RecordTimingsRequest = s.Infer<typeof RecordTimingsRequest>;
