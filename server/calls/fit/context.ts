import type { ActionData, Generic } from '../../../widget/api/wire.ts';
import { MAX_NAME_CHARS, MAX_TEXT_CHARS, MAX_URL_CHARS } from '../../../widget/api/wire.ts';
import { boolean, type Fit, id, number, numberOrText, record, text } from './values.ts';

const short = text(MAX_NAME_CHARS);
const url = text(MAX_URL_CHARS);

/** `id` names the action itself: a deed for no action is none. */
type ContextField = Exclude<keyof typeof Generic | keyof typeof ActionData, 'id'>;

/**
 * Where and how something was done (spec §7). The page says so and the reader can't mend it, so that it is clipped or
 * dropped, but never the reason to refuse what the reader did: an advert's click alone makes an address of any length.
 */
export const CONTEXT = {
  adNetworkDomain: url,
  adCampaign: short,
  analyticsClientId: short,
  googleAnalyticsUserId: short,
  googleAnalyticsEventUserId: short,
  fingerprint: text(MAX_TEXT_CHARS),
  actionId: id,
  widgetCardId: id,
  articleId: id,
  articleUrlTracking: url,
  widgetId: id,
  partnerName: short,
  partnerId: id,
  publisherId: id,
  publishedDate: short,
  widgetType: id,
  widgetEmbedType: number,
  issueId: id,
  subIssueId: id,
  actionOrder: number,
  location: record({ latitude: number, longitude: number }),
  sponsored: boolean,
  actionCompletedTime: numberOrText(MAX_NAME_CHARS),
} satisfies Record<ContextField, Fit>;
