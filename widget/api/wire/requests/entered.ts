import * as s from 'superstruct';
import { isEmail } from '../../../model/person.ts';
import { Finite, Id, maybe, Short } from '../common.ts';
import { MAX_NAME_CHARS } from '../limits.ts';
import { list, only, Text, Url } from './common.ts';

export const Email = s.refine(s.string(), 'email', isEmail);

/** At least one non-space character (spec §5). */
export const Filled = s.refine(s.size(s.string(), 1, MAX_NAME_CHARS), 'filled', (value) => value.trim() !== '');

/** Degrees, WGS 84. */
export const Location = only({
  latitude: maybe(Finite),
  longitude: maybe(Finite),
});

/** What the reader agreed to, and the label that was on the screen (spec §3). */
export const OptIn = only({
  partnerId: maybe(Id),
  isOptedInToPartnerEmail: maybe(s.boolean()),
  isOptedInToPartnerSMS: maybe(s.boolean()),
  isOptedInToPartnerCall: maybe(s.boolean()),
  /** Ours: the publisher's own record has these two in place of the partner's. */
  publisherId: maybe(Id),
  isOptedInToPublisherEmail: maybe(s.boolean()),
  recordedLabelSeen: maybe(Text),
});
export type OptIn = s.Infer<typeof OptIn>;

/** A form sends two at most: one for its partner, one for the publisher. */
const MAX_OPT_INS = 20;

export const OptIns = maybe(s.union([list(OptIn, MAX_OPT_INS), OptIn]));

/** `countryCode` is ISO 3166-1 alpha-2 (`US`); `nationalNumber` is digits only. */
export const Phone = only({ countryCode: Short, nationalNumber: Short });

/** Per-action request data, spread at the top level of every completion (spec §7, contract §6). */
export const ActionData = {
  id: Id,
  actionId: maybe(Id),
  widgetCardId: maybe(Id),
  articleId: maybe(Id),
  articleUrlTracking: maybe(Url),
  widgetId: maybe(Id),
  partnerName: maybe(Short),
  partnerId: maybe(Id),
  publisherId: maybe(Id),
  publishedDate: maybe(Short),
  widgetType: maybe(Id),
  widgetEmbedType: maybe(s.number()),
  issueId: maybe(Id),
  subIssueId: maybe(Id),
  actionOrder: maybe(s.number()),
  location: maybe(Location),
  sponsored: maybe(s.boolean()),
  /** Seconds from initiated to completed (spec §4). */
  actionCompletedTime: maybe(Id),
};
