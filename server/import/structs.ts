import * as s from 'superstruct';
import { Action, Card, CardOrder, Email, Id, maybe, Partner, Theme, Widget } from '../../widget/api/wire.ts';
import { ACTION_TYPES, CHOICE_MODE, ORDER_TYPE } from '../../widget/model/enums.ts';
import { HostName, Picture, PictureId, WebAddress } from './addresses.ts';

const Filled = s.nonempty(s.string());

/** An enum's name or number. */
const nameOrNumber = (values: Record<string, number>) => {
  const allowed: (string | number)[] = [...Object.keys(values), ...Object.values(values)];
  return s.refine(Id, 'known', (value) => allowed.includes(value) || `"${value}" is not one of ${allowed.join(', ')}`);
};

const ActionKind = s.refine(
  s.string(),
  'action type',
  (value) => (ACTION_TYPES as readonly string[]).includes(value.toLowerCase()) || `"${value}" is not an action type`,
);

const logos = { logoUrl: maybe(Picture), logoId: maybe(PictureId) };

/** `partners.json`: a list. */
export const ContentPartner = s.object({ ...Partner.schema, ...logos, name: Filled });

/** A partner that is written where it stands. */
const partner = maybe(s.type({ ...Partner.schema, ...logos }));

/** `publishers.json`: a list. */
export const ContentPublisher = s.object({
  id: Id,
  key: maybe(s.string()),
  name: Filled,
  description: maybe(s.string()),
  logoName: maybe(Picture),
  showNameWithLogo: maybe(s.boolean()),
  customTheme: maybe(Theme),
  twitterMention: maybe(s.string()),
  /** Host names of its site. */
  domains: maybe(s.array(HostName)),
});

const { endUserLocation, embedType, articleUrlTracking, widgetRequestId, ...fromContent } = Widget.schema;
const isPublishers = (name: string) => /^publisher/.test(name);

/** `widgets/*.json`: one widget each, as the wire has it, without what belongs to the publisher or to one reader. */
export const ContentWidget = s.object({
  ...(Object.fromEntries(Object.entries(fromContent).filter(([name]) => !isPublishers(name))) as Omit<
    typeof fromContent,
    `publisher${string}`
  >),
  widgetRequestId: Id,
  widgetPreviewId: maybe(Id),
  widgetLogoName: maybe(Picture),
  iponWeb: maybe(s.array(WebAddress)),
  publisherId: Id,
});

/** An order is written out in full: half a condition would be a card that never comes. */
const ContentOrder = s.object({ ...CardOrder.schema, type: nameOrNumber(ORDER_TYPE), value: s.number() });

export const ContentCard = s.object({
  ...Card.schema,
  type: nameOrNumber(CHOICE_MODE),
  order: maybe(ContentOrder),
  logoSource: maybe(s.enums(['partner', 'other'])),
  actions: s.nonempty(s.array(s.unknown())),
  partner,
  partnerId: maybe(Id),
});

/** Without an address a recipient is shown and not written to; the address stays on the server. */
const EmailRecipient = s.object({ name: Filled, email: maybe(Email) });

export const ContentAction = s.object({
  ...Action.schema,
  emailRecipients: maybe(s.array(EmailRecipient)),
  type: ActionKind,
  partner,
  partnerId: maybe(Id),
  recipientPictureId: maybe(PictureId),
  recipientPictureIds: maybe(s.array(PictureId)),
  pictureId: maybe(PictureId),
  pictureUrls: maybe(s.array(Picture)),
  endCardPictureId: maybe(PictureId),
});
