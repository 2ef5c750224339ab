import * as s from 'superstruct';
import { ACTIVITY_TYPES } from '../../../model/enums.ts';
import { Finite, Id, maybe, Short } from '../common.ts';
import { Generic, Location, list, only, Text, Url } from './common.ts';

/** More than any widget has. */
export const MAX_ACTIVITY_ACTIONS = 200;

/** An action as activity names it (spec §7). `cancelledTime` is seconds since it was initiated. */
export const ActivityAction = only({
  id: Id,
  actionId: maybe(Id),
  type: maybe(Short),
  partnerId: maybe(Id),
  order: maybe(s.number()),
  issueId: maybe(Id),
  isVisual: maybe(s.boolean()),
  subIssueId: maybe(Id),
  widgetCardId: maybe(Id),
  cancelledTime: maybe(s.number()),
  skipEndCard: maybe(s.boolean()),
  variationName: maybe(Short),
});
export type ActivityAction = s.Infer<typeof ActivityAction>;

/**
 * `Widget/RecordActivity` (spec §7). The loader sends it for a blocked placement before the widget is known, without
 * `widgetId`.
 */
export const RecordActivityRequest = s.type({
  ...Generic,
  type: s.enums(ACTIVITY_TYPES),
  articleUrlTracking: maybe(Url),
  widgetId: maybe(Id),
  widgetRequestId: maybe(Id),
  widgetPreviewId: maybe(Id),
  widgetName: maybe(Short),
  articleUrl: maybe(Url),
  widgetEmbedType: maybe(s.number()),
  widgetType: maybe(Id),
  articleId: maybe(Id),
  publisherId: maybe(Id),
  publisherKey: maybe(Short),
  pageDomain: maybe(Short),
  publishedDate: maybe(Short),
  location: maybe(Location),
  eventData: maybe(s.union([Text, s.number()])),
  actions: list(ActivityAction, MAX_ACTIVITY_ACTIONS),
  sponsored: maybe(s.boolean()),
  isFallbackAction: maybe(s.boolean()),
  /** The identifier of the action that the reader saw before this one, of `ActionVisible`. */
  previousAction: maybe(Short),
  mode: maybe(Short),
});
export type RecordActivityRequest = s.Infer<typeof RecordActivityRequest>;

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
