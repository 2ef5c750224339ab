import type { WireAction, WireCard, WireWidget } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { totalsOf } from '../db/tallies.ts';
import { identifierOf } from './identifier.ts';
import type { PublisherFields } from './publisher.ts';
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

/** Tells readers of a registration check at once that nobody can be looked up. */
const withLookUp = (action: WireAction, hasLookUp: boolean): WireAction =>
  hasLookUp || action.type.toLowerCase() !== 'checkregistration'
    ? action
    : { ...action, details: { ...action.details, hasLookUp } };

/** A stored widget with current counts. @param hasLookUp whether a voter roll is connected */
export async function answerWidget(db: Database, widget: WireWidget, hasLookUp: boolean): Promise<WireWidget> {
  const cards = cardsOf(widget);
  const totals = await totalsOf(
    db,
    cards.flatMap(({ actions }) => actions.map(identifierOf)),
  );
  const answered = (action: WireAction) => withLookUp(withCount(action, totals), hasLookUp);
  return { ...widget, cards: cards.map((card) => ({ ...card, actions: card.actions.map(answered) })) };
}

/** The answer for an article without a widget. */
export const emptyWidget = (articleUrl: string, publisher: PublisherFields): WireWidget => ({
  ...publisher,
  widgetId: 0,
  articleUrl,
  cards: [],
});
