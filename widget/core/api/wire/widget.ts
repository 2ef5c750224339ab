import * as s from 'superstruct';
import { Finite, Id, maybe } from './common.ts';

// Functions: all structs are hundreds of objects, and a page with a first card needs hardly any of them.

/** Text of a publisher. It has no upper bound: screens must cope with any length. */
const Label = () => maybe(s.string());
const Flag = () => maybe(s.boolean());

/** An enum as its number, its name, or its number as text; `session/load/` reads all three. */
const EnumValue = () => maybe(s.union([s.number(), s.string()]));

/** An id on the CDN, or an address of any length: signed ones are long. */
const PictureId = () => s.union([Finite, s.string()]);

export const Issue = () => s.type({ id: Id, name: Label() });

const themeFields = () => ({
  backgroundColor: Label(),
  accentColor: Label(),
  fontFamily: Label(),
  fontUrl: Label(),
  headingFont: Label(),
  radius: maybe(Finite),
});

export const Theme = () =>
  s.type({
    ...themeFields(),
    /** What differs in the dark. */
    dark: maybe(s.type(themeFields())),
  });

/** A theme whose fields are checked one by one later, so that a wrong one is dropped alone. */
const AnyTheme = () => s.define<s.Infer<ReturnType<typeof Theme>> | null | undefined>('Theme', () => true);

export const Partner = () =>
  s.type({
    id: Id,
    name: Label(),
    logoUrl: Label(),
    logoId: maybe(PictureId()),
    description: Label(),
    showNameWithLogo: Flag(),
    twitterMention: Label(),
    paymentType: Label(),
    /** Ours: any of `email`, `sms`, `call`. Default: `email`; an empty list asks for no opt-in. */
    optIns: maybe(s.array(s.string())),
    /** Ours: a web address, which the line that says who gets a form's data leads to. */
    privacyUrl: Label(),
    customTheme: AnyTheme(),
  });

export const RepresentativeSearch = () =>
  s.type({
    id: maybe(Id),
    countryCode: Label(),
    levels: maybe(s.array(s.number())),
    roles: maybe(s.array(s.number())),
    adminArea1Codes: maybe(s.array(s.string())),
    districtIds: maybe(s.array(Id)),
  });

/** The fields that all kinds of action share; `details` holds the kind's own (contract §6). */
export const Action = () =>
  s.type({
    id: Id,
    actionId: maybe(Id),
    type: s.string(),
    name: Label(),
    title: Label(),
    text: Label(),
    description: Label(),
    customHeader: Label(),
    customButtonText: Label(),
    details: maybe(s.record(s.string(), s.unknown())),
    signUpFormTitle: Label(),
    signUpFormDescription: Label(),
    thankYouTitle: Label(),
    thankYouText: Label(),
    feedbackHeader: Label(),
    feedbackText: Label(),
    shortName: Label(),
    formTitle: Label(),
    formDescription: Label(),
    partner: maybe(Partner()),
    recipientPictureId: maybe(PictureId()),
    recipientPictureIds: maybe(s.array(PictureId())),
    pictureId: maybe(PictureId()),
    pictureUrls: maybe(s.array(s.string())),
    endCardPictureId: maybe(PictureId()),
    designVariant: maybe(s.number()),
    order: maybe(s.number()),
    isVisual: Flag(),
    skipEndCard: Flag(),
    skipFrontCard: Flag(),
    issue: maybe(Issue()),
    subIssue: maybe(Issue()),
    dependentActionId: maybe(Id),
    dependentActionType: Label(),
    dependentResultId: maybe(Id),
    representativeSearch: maybe(RepresentativeSearch()),
    emailRecipients: maybe(s.array(s.type({ name: s.string() }))),
    altSharingTwitterMessage: Label(),
    oneCardCustomAmounts: maybe(s.array(s.number())),
  });
export type WireAction = s.Infer<ReturnType<typeof Action>>;

export const CardOrder = () =>
  s.type({
    type: EnumValue(),
    value: maybe(s.number()),
    dependentActionId: maybe(Id),
    dependentResultId: maybe(Id),
    dependentActionType: Label(),
  });

/** Actions are checked one by one later, so that a malformed one is dropped alone (contract §6). */
export const Card = () =>
  s.type({
    id: Id,
    type: EnumValue(),
    heading: Label(),
    subHeading: Label(),
    transitionHeading: Label(),
    actions: maybe(s.array(s.unknown())),
    order: maybe(CardOrder()),
    countdownTimer: maybe(s.number()),
    partner: maybe(Partner()),
    representativeSearch: maybe(RepresentativeSearch()),
    logoSource: Label(),
    sequenceToWidgetCardId: maybe(Id),
  });
export type WireCard = s.Infer<ReturnType<typeof Card>>;

export const EndUserLocation = () =>
  s.type({
    city: Label(),
    countryCode: Label(),
    countryName: Label(),
    currency: Label(),
    query: Label(),
    lat: maybe(s.number()),
    lon: maybe(s.number()),
    zip: Label(),
    adminArea1Code: Label(),
    adminArea1Name: Label(),
  });
export type WireLocation = s.Infer<ReturnType<typeof EndUserLocation>>;

/** The answer of `Widget/GetEndUserLocation` (contract §6). */
export const FoundLocation = () => s.type({ endUserLocation: maybe(EndUserLocation()) });
export type FoundLocation = s.Infer<ReturnType<typeof FoundLocation>>;

/** The answer of `Widget/GetActionsAsync` (spec §3). Cards are checked one by one later, as actions are. */
export const Widget = () =>
  s.type({
    articleId: maybe(Id),
    articleUrl: Label(),
    articleUrlTracking: Label(),
    embedType: maybe(s.number()),
    showBorder: Flag(),
    widgetId: Id,
    widgetRequestId: maybe(Id),
    twitterMention: Label(),
    publisherId: maybe(Id),
    publisherKey: Label(),
    publisherName: Label(),
    publisherDescription: Label(),
    publisherLogoName: Label(),
    publisherShowNameWithLogo: Flag(),
    /** Ours: for forms whose partner has none. */
    publisherPrivacyUrl: Label(),
    publisherCustomTheme: AnyTheme(),
    customTheme: AnyTheme(),
    publishedDate: maybe(Id),
    widgetType: EnumValue(),
    widgetLogoName: Label(),
    languageLocale: Label(),
    widgetName: Label(),
    facebookPixelIds: maybe(s.array(s.unknown())),
    integrationType: EnumValue(),
    iponWeb: maybe(s.array(s.unknown())),
    sponsored: Flag(),
    whitelabeled: Flag(),
    sponsoredText: Label(),
    createdByThirdParty: Flag(),
    showFrontCardAnimation: Flag(),
    isSocialShareLanguageIncluded: Flag(),
    termsAndPrivacyHtml: Label(),
    customSizing: maybe(s.type({ height: maybe(s.number()) })),
    customTrackings: maybe(s.array(s.unknown())),
    customViewabilityPercentage: maybe(s.number()),
    customViewabilitySeconds: maybe(s.number()),
    maximumRepresentativeSearch: maybe(s.number()),
    preventVariationExperiment: Flag(),
    preCheckOptIn: Flag(),
    /** Ours: forms also offer the publisher's opt-in. */
    offersPublisherOptIn: Flag(),
    /** Ours, where the widget opens or closes. The rest of it is read where that is needed (wire/hours.ts). */
    hours: maybe(s.type({ state: s.string() })),
    cards: s.array(s.unknown()),
    endUserLocation: maybe(EndUserLocation()),
  });
export type WireWidget = s.Infer<ReturnType<typeof Widget>>;
