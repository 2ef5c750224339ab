import type { Infer } from 'superstruct';
import type * as wire from '../../api/wire.ts';
import type { Action, RepresentativeSearch } from '../../model/action.ts';
import { identifierOf } from '../../model/action.ts';
import { webHref } from '../../model/address/web-address.ts';
import { ACTION_TYPES, type ActionType, type CardType } from '../../model/enums.ts';
import type { KindFacts } from '../../model/kind.ts';
import type { Partner, PaymentType } from '../../model/partner.ts';
import type { Id } from '../../model/value.ts';
import type { CardOrder } from '../../model/widget.ts';
import { COUNTDOWN_SECONDS, DEFAULT_DONATION_AMOUNTS } from '../../numbers/constants.ts';
import type { Reading } from './parse-card.ts';
import { parseTheme } from './parse-theme.ts';

type Maybe<T> = T | null | undefined;

export function parsePartner(partner: Maybe<Infer<ReturnType<typeof wire.Partner>>>, reading: Reading): Partner | null {
  if (!partner) return null;
  return {
    id: partner.id,
    name: partner.name ?? '',
    logoUrl: partner.logoUrl ?? '',
    logoId: partner.logoId ?? null,
    description: partner.description ?? '',
    showNameWithLogo: partner.showNameWithLogo ?? false,
    twitterMention: partner.twitterMention ?? '',
    privacyUrl: webHref(partner.privacyUrl),
    paymentType: (partner.paymentType as PaymentType) ?? null,
    paymentMethod: null,
    optIns: partner.optIns ?? ['email'],
    customTheme: parseTheme(partner.customTheme, reading),
  };
}

export function parseSearch(
  search: Maybe<Infer<ReturnType<typeof wire.RepresentativeSearch>>>,
): RepresentativeSearch | null {
  if (!search) return null;
  return {
    id: search.id ?? null,
    countryCode: search.countryCode ?? '',
    levels: search.levels ?? [],
    roles: search.roles ?? [],
    adminArea1Codes: search.adminArea1Codes ?? [],
    districtIds: search.districtIds ?? [],
  };
}

/** @returns `undefined` for an unknown kind */
export const parseType = (type: string): ActionType | undefined => {
  const lowerCased = type.toLowerCase();
  return ACTION_TYPES.find((known) => known === lowerCased);
};

const parseIssue = (issue: wire.WireAction['issue']) => (issue ? { id: issue.id, name: issue.name ?? '' } : null);

/** What an action takes from its card. */
export type CardContext = {
  cardId: Id;
  sequence: number;
  order: CardOrder;
  type: CardType;
  countdownTimer: Maybe<number>;
  partner: Partner | null;
  search: RepresentativeSearch | null;
  reading: Reading;
};

function partnerOf({ isPaid }: KindFacts, partner: Partner | null): Partner | null {
  return partner && isPaid ? { ...partner, paymentMethod: partner.paymentType } : partner;
}

const secondsAfter = ({ countdownSeconds, secondsToList }: KindFacts, { type }: CardContext) =>
  (type === 'choosesMany' ? secondsToList : undefined) ?? countdownSeconds ?? COUNTDOWN_SECONDS;

const texts = (action: wire.WireAction) => ({
  name: action.name ?? '',
  title: action.title ?? '',
  shortName: action.shortName ?? '',
  text: action.text ?? '',
  description: action.description ?? '',
  customHeader: action.customHeader ?? '',
  customButtonText: action.customButtonText ?? '',
  thankYouTitle: action.thankYouTitle ?? '',
  thankYouText: action.thankYouText ?? '',
  feedbackHeader: action.feedbackHeader ?? '',
  feedbackText: action.feedbackText ?? '',
  formTitle: action.signUpFormTitle || action.formTitle || '',
  formDescription: action.signUpFormDescription || action.formDescription || '',
  altSharingTwitterMessage: action.altSharingTwitterMessage ?? '',
});

/** Parses one action. What the action leaves open comes from its card. */
export function parseAction(action: wire.WireAction, kind: KindFacts, details: unknown, card: CardContext): Action {
  const { order } = card;
  const { type } = kind;
  return {
    ...texts(action),
    id: action.id,
    actionId: action.actionId ?? action.id,
    identifier: identifierOf(action.id, type),
    type,
    path: kind.path ?? type,
    onlyIn: kind.onlyIn ?? '',
    details,
    partner: partnerOf(kind, parsePartner(action.partner, card.reading) ?? card.partner),
    pictureUrls: [...(action.pictureUrls ?? []), action.pictureId ?? ''],
    endCardPicture: action.endCardPictureId ?? '',
    recipientPictures: action.recipientPictureIds ?? [action.recipientPictureId ?? ''],
    designVariant: action.designVariant ?? null,
    widgetCardId: card.cardId,
    initialOrder: card.sequence,
    order: action.order ?? card.sequence,
    cardOrderType: order.type,
    // A card's own 0 is a value, not a gap.
    cardCountdownTimer: card.countdownTimer ?? secondsAfter(kind, card),
    isVisual: action.isVisual ?? false,
    skipEndCard: action.skipEndCard ?? false,
    skipFrontCard: action.skipFrontCard ?? false,
    issue: parseIssue(action.issue),
    subIssue: parseIssue(action.subIssue),
    dependentActionId: order.dependentActionId ?? action.dependentActionId ?? null,
    dependentActionType: order.dependentActionType ?? action.dependentActionType?.toLowerCase() ?? null,
    dependentResultId: order.dependentResultId ?? action.dependentResultId ?? null,
    representativeSearch: parseSearch(action.representativeSearch) ?? card.search,
    emailRecipients: action.emailRecipients ?? [],
    amounts: action.oneCardCustomAmounts?.length ? action.oneCardCustomAmounts : DEFAULT_DONATION_AMOUNTS,
  };
}
