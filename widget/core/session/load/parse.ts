import { checkNow, trust } from '../../api/wire/check.ts';
import type { WireLocation, WireWidget } from '../../api/wire/widget.ts';
import { webHref } from '../../model/address/web-address.ts';
import type { KindTable } from '../../model/kind.ts';
import { themeOf } from '../../model/look/theme.ts';
import type { Card, EndUserLocation, Publisher, Widget } from '../../model/widget.ts';
import { MAX_VIEWABILITY_SECONDS } from '../../numbers/constants.ts';
import { type OnDropped, type ParsedCard, parseCard, type Reading } from './parse-card.ts';
import { parseTheme } from './parse-theme.ts';

const DEFAULT_LOCALE = 'en-US';

export type ParseOptions = {
  kinds: KindTable;
  onDropped: OnDropped;
  /** Whether the answer has been read before, and nothing was dropped: cards and themes are not checked again. */
  isSound?: boolean | undefined;
  /** Replaces every action's own (spec §2). */
  designVariant?: number | null;
  /** Whether the request asked for a sponsored widget (spec §3); the answer may say so too. */
  sponsored?: boolean;
};

/**
 * Drops cards without actions, and numbers the rest from 1 without gaps; cards that share an order value share a
 * number. The next action is looked for at the next number (spec §3).
 */
function sequence(parsed: ParsedCard[]): Card[] {
  const cards = parsed.filter(({ actions }) => actions.length > 0);
  const values = [...new Set(cards.map(({ order }) => order.value))].sort((a, b) => a - b);
  return cards
    .map((card) => {
      const number = values.indexOf(card.order.value) + 1;
      return { ...card, sequence: number, actions: card.actions.map((withSequence) => withSequence(number)) };
    })
    .sort((a, b) => a.sequence - b.sequence);
}

const withVariant = (cards: Card[], designVariant: number | null): Card[] =>
  designVariant === null
    ? cards
    : cards.map((card) => ({ ...card, actions: card.actions.map((action) => ({ ...action, designVariant })) }));

export function parseLocation(location: WireLocation | null | undefined): EndUserLocation | null {
  if (!location) return null;
  return {
    city: location.city ?? '',
    countryCode: location.countryCode?.toUpperCase() ?? '',
    countryName: location.countryName ?? '',
    currency: location.currency ?? '',
    query: location.query ?? '',
    lat: location.lat ?? null,
    lon: location.lon ?? null,
    zip: location.zip ?? '',
    adminArea1Code: location.adminArea1Code ?? '',
    adminArea1Name: location.adminArea1Name ?? '',
  };
}

const parsePublisher = (widget: WireWidget): Publisher => ({
  id: widget.publisherId ?? null,
  key: widget.publisherKey ?? '',
  name: widget.publisherName ?? '',
  description: widget.publisherDescription ?? '',
  logoName: widget.publisherLogoName ?? '',
  showNameWithLogo: widget.publisherShowNameWithLogo ?? false,
  privacyUrl: webHref(widget.publisherPrivacyUrl),
});

const article = (widget: WireWidget) => ({
  articleId: widget.articleId ?? null,
  articleUrl: widget.articleUrl ?? '',
  articleUrlTracking: widget.articleUrlTracking ?? '',
  publishedDate: widget.publishedDate ? String(widget.publishedDate) : null,
});

/** 0 would hide the widget, so it means "no size of its own". */
const heightOf = (given: number | null | undefined) => (given && given > 0 ? given : null);

const looks = (widget: WireWidget, reading: Reading) => ({
  theme: themeOf(parseTheme(widget.customTheme, reading), parseTheme(widget.publisherCustomTheme, reading)),
  showBorder: widget.showBorder ?? false,
  widgetLogoName: widget.widgetLogoName ?? '',
  showFrontCardAnimation: widget.showFrontCardAnimation ?? false,
  termsAndPrivacyHtml: widget.termsAndPrivacyHtml ?? '',
  customHeight: heightOf(widget.customSizing?.height),
});

/** Clamps a threshold to what a view can reach; an absent one stays absent. */
const within = (value: number | null | undefined, least: number, most: number) =>
  value == null ? null : Math.min(Math.max(value, least), most);

const measured = (widget: WireWidget) => ({
  partners: {
    facebookPixelIds: widget.facebookPixelIds ?? [],
    iponWeb: widget.iponWeb ?? [],
    customTrackings: widget.customTrackings ?? [],
  },
  customViewabilityPercentage: within(widget.customViewabilityPercentage, 1, 100),
  customViewabilitySeconds: within(widget.customViewabilitySeconds, 0, MAX_VIEWABILITY_SECONDS),
});

/** The API's answer as the model (spec §3): defaults set, cards in order, unknown kinds dropped. */
export function parseWidget(wire: WireWidget, options: ParseOptions): Widget {
  const { kinds, onDropped, isSound, sponsored, designVariant } = options;
  const reading = { check: isSound ? trust : checkNow, onDropped };
  const parsed = wire.cards.flatMap((raw, index) => parseCard(raw, index, kinds, reading) ?? []);
  const cards = withVariant(sequence(parsed), designVariant ?? null);
  return {
    ...article(wire),
    ...looks(wire, reading),
    ...measured(wire),
    widgetId: wire.widgetId,
    widgetRequestId: wire.widgetRequestId ?? null,
    widgetName: wire.widgetName ?? '',
    widgetType: wire.widgetType ?? null,
    embedType: wire.embedType ?? null,
    integrationType: wire.integrationType ?? null,
    maximumRepresentativeSearch: wire.maximumRepresentativeSearch ?? null,
    preventVariationExperiment: wire.preventVariationExperiment ?? false,
    twitterMention: wire.twitterMention ?? '',
    publisher: parsePublisher(wire),
    locale: wire.languageLocale || DEFAULT_LOCALE,
    isSponsored: Boolean(wire.sponsored || sponsored),
    isWhitelabeled: wire.whitelabeled ?? false,
    sponsoredText: wire.sponsoredText ?? '',
    createdByThirdParty: wire.createdByThirdParty ?? false,
    isSocialShareLanguageIncluded: wire.isSocialShareLanguageIncluded ?? false,
    preCheckOptIn: wire.preCheckOptIn ?? true,
    offersPublisherOptIn: wire.offersPublisherOptIn ?? false,
    cards,
    actions: cards.flatMap((card) => card.actions),
    firstLocation: parseLocation(wire.endUserLocation),
    hours: wire.hours ?? null,
  };
}
