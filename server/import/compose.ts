import type { WireAction, WireCard, WireWidget } from '../../widget/core/api/wire.ts';
import { isBare, searchesIn } from '../lawmakers/target.ts';
import type { PublisherFields } from '../widgets/find.ts';
import { hasHours, widgetHours } from '../widgets/hours.ts';
import { inLanguage, type StoredAction } from '../widgets/in-language.ts';
import type { ActionContent, CardContent, Content, PublisherContent, WidgetContent } from './check.ts';

/** The publisher's fields in a widget's answer. */
export const publisherFields = (publisher: PublisherContent): PublisherFields => ({
  publisherId: publisher.id,
  publisherKey: publisher.key,
  publisherName: publisher.name,
  publisherDescription: publisher.description,
  publisherLogoName: publisher.logoName,
  publisherShowNameWithLogo: publisher.showNameWithLogo,
  publisherPrivacyUrl: publisher.privacyUrl,
  publisherCustomTheme: publisher.customTheme,
  twitterMention: publisher.twitterMention,
});

type Partnered = Omit<ActionContent, 'translations'> | Omit<CardContent, 'actions'>;

/** Fields of a speedometer's `details` that give its answer away. */
const ANSWERS = ['correctValue', 'closeWithin', 'customVariable'];

const withoutAnswer = ({ type, details }: Pick<ActionContent, 'type' | 'details'>) =>
  details && type.toLowerCase() === 'speedometer'
    ? { details: Object.fromEntries(Object.entries(details).filter(([name]) => !ANSWERS.includes(name))) }
    : {};

/** Only the outbox may know the e-mail addresses of recipients, and only the server what is right. */
const forBrowsers = ({
  emailRecipients,
  ...action
}: Omit<ActionContent, 'partnerId' | 'translations'>): WireAction => ({
  ...action,
  ...withoutAnswer(action),
  ...(emailRecipients && { emailRecipients: emailRecipients.map(({ name }) => ({ name })) }),
});

/** When the widget is open, and what it says when it is not: an action that it begins with may say so in its place. */
export function hoursOf({ opensAt, closesAt, closed, cards, languageLocale }: WidgetContent) {
  const first = (cards[0]?.actions ?? []).map((action) => inLanguage(action, languageLocale));
  const hours = widgetHours({ opensAt, closesAt }, first);
  return hasHours(hours) ? { ...hours, closed: closed ?? first.find((action) => action.closed)?.closed } : {};
}

/** Replaces ids of owners and of searches with what they stand for, since a widget knows nothing beside its answer. */
export function createComposer({ publishers, partners, widgets }: Content) {
  const partnerById = new Map(partners.map((partner) => [String(partner.id), partner]));
  const publisherById = new Map(publishers.map((publisher) => [String(publisher.id), publisher]));

  function withPartner<T extends Partnered>({ partnerId, ...rest }: T) {
    const partner =
      rest.partner ?? (partnerId === undefined || partnerId === null ? undefined : partnerById.get(String(partnerId)));
    return partner ? { ...rest, partner } : rest;
  }

  const whole = new Map(
    widgets
      .flatMap(({ widget }) => searchesIn(widget))
      .filter((search) => !isBare(search))
      .map((search) => [String(search.id), search]),
  );

  function withSearch<T extends Partnered>(part: T): T {
    const { representativeSearch: search } = part;
    const known = search && isBare(search) ? whole.get(String(search.id)) : undefined;
    return known ? { ...part, representativeSearch: known } : part;
  }

  const composed = <T extends Partnered>(part: T) => withPartner(withSearch(part));

  const composeCard = ({ actions, ...card }: CardContent, locale: WidgetContent['languageLocale']) =>
    ({
      ...composed(card),
      actions: actions.map((action) => forBrowsers(composed(inLanguage(action, locale)))),
    }) as WireCard;

  return {
    /** An action as it is stored: with the addresses of its recipients, and in all of its languages. */
    action: (action: ActionContent) => composed(action) as StoredAction,
    widget(content: WidgetContent): WireWidget {
      const { cards, widgetPreviewId: _, ...widget } = content;
      const publisher = publisherById.get(String(widget.publisherId));
      const composedCards = cards.map((card) => composeCard(card, widget.languageLocale));
      const owner = publisher ? publisherFields(publisher) : {};
      return { ...owner, ...widget, ...hoursOf(content), cards: composedCards };
    },
  };
}
