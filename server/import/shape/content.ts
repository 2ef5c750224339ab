import * as s from 'superstruct';
import { Action, Card, CardOrder, Id, maybe, Partner, Widget } from '../../../widget/core/api/wire.ts';
import {
  between,
  count,
  Filled,
  givenAmount,
  HostName,
  Moment,
  Picture,
  PictureId,
  WebAddress,
} from '../../../widget/core/content/values.ts';
import { ACTION_TYPES, CHOICE_MODE, ORDER_TYPE, PAYMENT_TYPES } from '../../../widget/core/model/enums.ts';
import { MAX_VIEWABILITY_SECONDS } from '../../../widget/core/numbers/constants.ts';
import { suggestion } from '../mistakes.ts';
import {
  ContentId,
  ContentImpression,
  ContentIssue,
  ContentPixel,
  ContentSearch,
  ContentSize,
  ContentTheme,
  ContentTracking,
  EmailRecipient,
} from './nested.ts';
import { Translations } from './translation.ts';

const LONGEST_COUNTDOWN_SECONDS = 600;

/** An enum's name or number. */
const nameOrNumber = (values: Record<string, number>) => {
  const allowed: (string | number)[] = [...Object.keys(values), ...Object.values(values)];
  return s.refine(Id, 'known', (value) => allowed.includes(value) || `"${value}" is not one of ${allowed.join(', ')}`);
};

/** As in the spec, in capital or small letters. */
const ActionKind = s.refine(
  s.string(),
  'kind',
  (text) =>
    ACTION_TYPES.some((type) => type === text.toLowerCase()) ||
    `"${text}" is not an action type${suggestion(text, ACTION_TYPES) || '.'} The types are ${ACTION_TYPES.join(', ')}`,
);

const ownerFields = {
  ...Partner().schema,
  id: ContentId,
  logoUrl: maybe(Picture),
  logoId: maybe(PictureId),
  paymentType: maybe(s.enums(PAYMENT_TYPES)),
  optIns: maybe(s.array(s.enums(['email', 'sms', 'call']))),
  privacyUrl: maybe(WebAddress),
  customTheme: maybe(ContentTheme),
};

/** `partners.json`: a list. */
export const ContentPartner = s.object({ ...ownerFields, name: Filled });

/** A partner that stands within a widget. */
const partner = maybe(s.object(ownerFields));

/** `publishers.json`: a list. */
export const ContentPublisher = s.object({
  id: ContentId,
  key: maybe(s.string()),
  name: Filled,
  description: maybe(s.string()),
  logoName: maybe(Picture),
  showNameWithLogo: maybe(s.boolean()),
  customTheme: maybe(ContentTheme),
  twitterMention: maybe(s.string()),
  privacyUrl: maybe(WebAddress),
  /** Host names of its site. */
  domains: maybe(s.array(HostName)),
});

/** When it opens and closes, and what it says then. */
const hoursFields = {
  opensAt: maybe(Moment),
  closesAt: maybe(Moment),
  closed: maybe(s.object({ title: maybe(s.string()), text: maybe(s.string()) })),
};

const { endUserLocation, embedType, articleUrlTracking, widgetRequestId, hours, ...fromContent } = Widget().schema;
const isPublishers = (name: string) => /^publisher/.test(name);

/** `widgets/*.json`: a widget as on the wire, without the fields that depend on the publisher or the reader. */
export const ContentWidget = s.object({
  ...(Object.fromEntries(Object.entries(fromContent).filter(([name]) => !isPublishers(name))) as Omit<
    typeof fromContent,
    `publisher${string}`
  >),
  widgetRequestId: ContentId,
  widgetPreviewId: maybe(ContentId),
  widgetLogoName: maybe(Picture),
  articleHeadline: maybe(s.string()),
  articleAuthor: maybe(s.string()),
  articlePicture: maybe(Picture),
  iponWeb: maybe(s.array(ContentImpression)),
  facebookPixelIds: maybe(s.array(ContentPixel)),
  customTheme: maybe(ContentTheme),
  customTrackings: maybe(s.array(ContentTracking)),
  customSizing: maybe(ContentSize),
  customViewabilityPercentage: maybe(between(1, 100)),
  customViewabilitySeconds: maybe(between(0, MAX_VIEWABILITY_SECONDS)),
  publisherId: ContentId,
  ...hoursFields,
});

/** All fields are required: with half a condition, a card would never be shown. */
const ContentOrder = s.object({ ...CardOrder().schema, type: nameOrNumber(ORDER_TYPE), value: s.number() });

export const ContentCard = s.object({
  ...Card().schema,
  id: ContentId,
  type: nameOrNumber(CHOICE_MODE),
  order: maybe(ContentOrder),
  logoSource: maybe(s.enums(['partner', 'other'])),
  actions: s.nonempty(s.array(s.unknown())),
  countdownTimer: maybe(between(0, LONGEST_COUNTDOWN_SECONDS)),
  representativeSearch: maybe(ContentSearch),
  partner,
  partnerId: maybe(Id),
});

export const ContentAction = s.object({
  ...Action().schema,
  id: ContentId,
  /** Whether widgets of several publishers have it, and count together. */
  shared: maybe(s.boolean()),
  ...hoursFields,
  emailRecipients: maybe(s.array(EmailRecipient)),
  type: ActionKind,
  representativeSearch: maybe(ContentSearch),
  issue: maybe(ContentIssue),
  subIssue: maybe(ContentIssue),
  designVariant: maybe(count),
  oneCardCustomAmounts: maybe(s.nonempty(s.array(givenAmount))),
  partner,
  partnerId: maybe(Id),
  recipientPictureId: maybe(PictureId),
  recipientPictureIds: maybe(s.array(PictureId)),
  pictureId: maybe(PictureId),
  pictureUrls: maybe(s.array(Picture)),
  endCardPictureId: maybe(PictureId),
  translations: maybe(Translations),
});
