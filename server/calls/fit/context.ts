import type { ActionData, Generic } from '../../../widget/api/wire.ts';
import { MAX_NAME_CHARS, MAX_TEXT_CHARS, MAX_URL_CHARS } from '../../../widget/api/wire.ts';
import { boolean, type Fit, id, number, numberOrText, record, text } from './values.ts';

const short = text(MAX_NAME_CHARS);
const url = text(MAX_URL_CHARS);

/** `id` is left out: a submission without an action is refused. */
type ContextField = Exclude<keyof typeof Generic | keyof typeof ActionData, 'id'>;

/**
 * Where and how something was done (spec §7). The page sends it and the reader can't change it, so bad values are
 * shortened or dropped and never a reason to refuse a submission: a click on an advert alone can make an address too
 * long.
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
