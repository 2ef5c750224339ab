import { TERMS_PUBLISHER_ID } from '../numbers/constants.ts';
import type { Action, RepresentativeSearch } from './action.ts';
import type { CardType, OrderType } from './enums.ts';
import type { Theme } from './look/theme.ts';
import type { Partner } from './partner.ts';
import type { Id } from './value.ts';

export type CardOrder = {
  type: OrderType;
  value: number;
  dependentActionId: Id | null;
  dependentActionType: string | null;
  dependentResultId: Id | null;
};

export type Card = {
  id: Id;
  type: CardType;
  heading: string;
  subHeading: string;
  transitionHeading: string;
  actions: Action[];
  order: CardOrder;
  /** Number in the order of cards, from 1; cards that share an order value share it. */
  sequence: number;
  partner: Partner | null;
  representativeSearch: RepresentativeSearch | null;
  logoSource: 'partner' | 'other';
  sequenceToWidgetCardId: Id | null;
};

/** The location of the reader's IP address (spec §3); coordinates are degrees of WGS 84. */
export type EndUserLocation = {
  city: string;
  countryCode: string;
  countryName: string;
  currency: string;
  query: string;
  lat: number | null;
  lon: number | null;
  zip: string;
  adminArea1Code: string;
  adminArea1Name: string;
};

export type Publisher = {
  id: Id | null;
  key: string;
  name: string;
  description: string;
  logoName: string;
  showNameWithLogo: boolean;
  /** Web address of its privacy notice; '' for none. */
  privacyUrl: string;
};

/**
 * The loaded widget. It never changes after parsing: the session's store holds what does. The specification defines no
 * behavior for `embedType`, `integrationType`, `maximumRepresentativeSearch` and `preventVariationExperiment`, which
 * are kept as received (contract §8).
 */
export type Widget = {
  widgetId: Id;
  widgetRequestId: Id | null;
  widgetName: string;
  widgetType: string | number | null;
  articleId: Id | null;
  articleUrl: string;
  articleUrlTracking: string;
  publishedDate: string | null;
  embedType: number | null;
  integrationType: string | number | null;
  maximumRepresentativeSearch: number | null;
  preventVariationExperiment: boolean;
  showBorder: boolean;
  twitterMention: string;
  publisher: Publisher;
  theme: Theme;
  widgetLogoName: string;
  locale: string;
  isSponsored: boolean;
  isWhitelabeled: boolean;
  sponsoredText: string;
  createdByThirdParty: boolean;
  showFrontCardAnimation: boolean;
  isSocialShareLanguageIncluded: boolean;
  termsAndPrivacyHtml: string;
  /** CSS px; null for the default height. */
  customHeight: number | null;
  customViewabilityPercentage: number | null;
  customViewabilitySeconds: number | null;
  preCheckOptIn: boolean;
  offersPublisherOptIn: boolean;
  /** As received: partners are read where they are first called (tracking/partners/named.ts), long after a first card. */
  partners: { facebookPixelIds: readonly unknown[]; iponWeb: readonly unknown[]; customTrackings: readonly unknown[] };
  cards: Card[];
  /** All actions in the order of their cards; the first is where a reader starts. */
  actions: Action[];
  /** What the answer says of where the reader is; null where many readers share it. `session.location` is what is known. */
  firstLocation: EndUserLocation | null;
  /**
   * Whether it is `notOpen`, `open` or `closed`, by the server's clock; null where it is always open. As received: the rest
   * of it is read where that is needed (widget/core/app/late/hours.ts, widget/parts/closed).
   */
  hours: { state: string } | null;
};

export const cardOf = (widget: Widget, action: Action) => widget.cards.find((card) => card.actions.includes(action));

/** Whether terms, privacy and "Powered by" are shown below the widget: for one publisher only (spec §6). */
export const hasNoticeBar = ({ publisher }: Pick<Widget, 'publisher'>) =>
  String(publisher.id) === String(TERMS_PUBLISHER_ID);
