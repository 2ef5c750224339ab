import * as s from 'superstruct';
import { ACTIVITY_TYPES } from '../../../model/enums.ts';
import { Id, maybe, Short } from '../common.ts';
import { Generic, list, only, Text, Url } from './common.ts';
import { Location } from './entered.ts';

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
