import type { WireAction, WireCard, WireWidget } from '../../widget/api/wire.ts';
import { identifierOf } from './identifier.ts';
import type { PublisherFields } from './publisher.ts';
import type { ShownCounts } from './shown-counts.ts';
import { signaturesOf } from './signatures.ts';

type StoredCard = Omit<WireCard, 'actions'> & { actions: WireAction[] };

const cardsOf = (widget: WireWidget) => widget.cards as StoredCard[];

/** How many people have taken an action: the stored count, and for a petition the content's signatures. */
function withCount(action: WireAction, totals: Map<string, number>): WireAction & { endUsersCount: number } {
  const total = totals.get(identifierOf(action)) ?? 0;
  if (action.type.toLowerCase() !== 'petition') return { ...action, endUsersCount: total };
  const signatures = signaturesOf(action) + total;
  return { ...action, endUsersCount: signatures, details: { ...action.details, signatures } };
}

/** What readers of a kind are told before they do anything. */
export type ServerFacts = {
  /** Whether a voter roll is connected. */
  hasLookUp: boolean;
  /** Whether donations move no real money. */
  isPlayMoney: boolean;
};

/** Tells readers at once that nobody can be looked up, or that no real money moves. */
function withFacts(action: WireAction, { hasLookUp, isPlayMoney }: ServerFacts): WireAction {
  const told: Record<string, object | false> = {
    checkregistration: !hasLookUp && { hasLookUp },
    donation: isPlayMoney && { playMoney: true },
  };
  const fact = told[action.type.toLowerCase()];
  return fact ? { ...action, details: { ...action.details, ...fact } } : action;
}

/** The actions of a widget, by which they are counted. */
export const identifiersOf = (widget: WireWidget) =>
  cardsOf(widget).flatMap(({ actions }) => actions.map(identifierOf));

/** A stored widget with these counts. */
export function withCounts(widget: WireWidget, totals: Map<string, number>, facts: ServerFacts): WireWidget {
  const answered = (action: WireAction) => withFacts(withCount(action, totals), facts);
  return { ...widget, cards: cardsOf(widget).map((card) => ({ ...card, actions: card.actions.map(answered) })) };
}

/** A stored widget with the counts that others see. */
export const answerWidget = async (shown: ShownCounts, widget: WireWidget, facts: ServerFacts): Promise<WireWidget> =>
  withCounts(widget, await shown(identifiersOf(widget)), facts);

/** The answer for an article without a widget. */
export const emptyWidget = (articleUrl: string, publisher: PublisherFields): WireWidget => ({
  ...publisher,
  widgetId: 0,
  articleUrl,
  cards: [],
});
