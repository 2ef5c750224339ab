import type { RecordActivityRequest, RecordTimingsRequest } from '../../../widget/api/wire.ts';
import {
  type ActivityAction,
  MAX_ACTIVITY_ACTIONS,
  MAX_NAME_CHARS,
  MAX_TEXT_CHARS,
  MAX_URL_CHARS,
} from '../../../widget/api/wire.ts';
import type { CONTEXT } from './context.ts';
import { boolean, type Fit, id, list, number, numberOrText, numeric, record, text } from './values.ts';

type Own<Request, Strict extends string> = Record<Exclude<keyof Request, keyof typeof CONTEXT | Strict>, Fit>;

/** A share of page views; anything else is left out, as if all were measured. */
const share: Fit = (value) => {
  const number = numeric(value);
  return typeof number === 'number' && number > 0 && number <= 1 ? number : undefined;
};

const ACTION = {
  actionId: id,
  type: text(MAX_NAME_CHARS),
  partnerId: id,
  order: number,
  issueId: id,
  isVisual: boolean,
  subIssueId: id,
  widgetCardId: id,
  cancelledTime: number,
  skipEndCard: boolean,
  variationName: text(MAX_NAME_CHARS),
} satisfies Record<Exclude<keyof ActivityAction, 'id'>, Fit>;

/** Context of `Widget/RecordActivity`, besides that of every submission. */
export const ACTIVITY_CONTEXT = {
  widgetRequestId: id,
  widgetPreviewId: id,
  widgetName: text(MAX_NAME_CHARS),
  publisherKey: text(MAX_NAME_CHARS),
  pageDomain: text(MAX_NAME_CHARS),
  articleUrl: text(MAX_URL_CHARS),
  eventData: numberOrText(MAX_TEXT_CHARS),
  actions: list(MAX_ACTIVITY_ACTIONS, record(ACTION)),
  isFallbackAction: boolean,
  previousAction: text(MAX_NAME_CHARS),
  mode: text(MAX_NAME_CHARS),
} satisfies Own<RecordActivityRequest, 'type'>;

/** Context of `Widget/RecordTimings`: everything but the stages. */
export const TIMINGS_CONTEXT = {
  widgetRequestId: id,
  embedType: numeric,
  mode: text(MAX_NAME_CHARS),
  version: text(MAX_NAME_CHARS),
  effectiveConnectionType: text(MAX_NAME_CHARS),
  arrival: text(MAX_NAME_CHARS),
  cache: text(MAX_NAME_CHARS),
  navigation: numeric,
  firstByte: numeric,
  touchPoints: numeric,
  timingsRate: share,
  reason: text(MAX_NAME_CHARS),
} satisfies Own<RecordTimingsRequest, 'stages'>;
