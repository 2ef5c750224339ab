import type { Mistake } from '../mistakes.ts';
import { type ContentView, fieldsOf, idOf, type OwnerView, type WidgetView } from '../view.ts';

type Reference = { file: string; path: string; id: string | null };

const partnersNamedIn = ({ file, cards }: WidgetView): Reference[] =>
  cards
    .flatMap((card) => [card, ...card.actions])
    .map(({ path, fields }) => ({ file, path: `${path}.partnerId`, id: idOf(fields.partnerId) }));

function unknown(references: Reference[], owners: OwnerView[] | null, what: string): Mistake[] {
  if (!owners) return [];
  const known = new Set(owners.map(({ id }) => id));
  return references
    .filter(({ id }) => id !== null && !known.has(id))
    .map(({ file, path, id }) => ({ file, path, message: `no ${what} has the id "${id}"` }));
}

/** A donation is paid to its partner, so it needs one. */
const donationMistakes = ({ file, cards }: WidgetView): Mistake[] =>
  cards.flatMap((card) =>
    card.actions
      .filter(
        ({ type, fields }) => type === 'donation' && !idOf(fields.partnerId) && !idOf(fieldsOf(fields.partner).id),
      )
      .filter(() => !idOf(card.fields.partnerId) && !idOf(fieldsOf(card.fields.partner).id))
      .map(({ path }) => ({ file, path: `${path}.partnerId`, message: 'a donation needs a partner' })),
  );

/** Publishers and partners that are unknown or missing. */
export const ownerMistakes = ({ publishers, partners, widgets }: ContentView): Mistake[] => [
  ...unknown(widgets.flatMap(partnersNamedIn), partners, 'partner'),
  ...unknown(
    widgets.map(({ file, fields }) => ({ file, path: 'publisherId', id: idOf(fields.publisherId) })),
    publishers,
    'publisher',
  ),
  ...widgets.flatMap(donationMistakes),
];
