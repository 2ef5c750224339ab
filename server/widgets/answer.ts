import type { WireAction, WireCard, WireWidget } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { totalsOf } from '../db/tallies.ts';
import { identifierOf } from './identifier.ts';
import type { PublisherFields } from './publisher.ts';
import { signaturesOf } from './signatures.ts';

type StoredCard = Omit<WireCard, 'actions'> & { actions: WireAction[] };

const cardsOf = (widget: WireWidget) => widget.cards as StoredCard[];

/** People so far: those we stored, and for a petition those it came with. */
function withCount(action: WireAction, totals: Map<string, number>): WireAction & { endUsersCount: number } {
  const total = totals.get(identifierOf(action)) ?? 0;
  if (action.type.toLowerCase() !== 'petition') return { ...action, endUsersCount: total };
  const signatures = signaturesOf(action) + total;
  return { ...action, endUsersCount: signatures, details: { ...action.details, signatures } };
}

/** A stored widget with today's counts. */
export async function answerWidget(db: Database, widget: WireWidget): Promise<WireWidget> {
  const cards = cardsOf(widget);
  const totals = await totalsOf(
    db,
    cards.flatMap(({ actions }) => actions.map(identifierOf)),
  );
  return {
    ...widget,
    cards: cards.map((card) => ({ ...card, actions: card.actions.map((action) => withCount(action, totals)) })),
  };
}

/** What an article without a widget is answered. */
export const emptyWidget = (articleUrl: string, publisher: PublisherFields): WireWidget => ({
  ...publisher,
  widgetId: 0,
  articleUrl,
  cards: [],
});
