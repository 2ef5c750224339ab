import { is } from 'superstruct';
import { Moment } from '../../widget/core/content/values.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../widget/core/model/value.ts';
import type { Hours } from '../widgets/hours.ts';
import type { Place } from './mistakes.ts';
import type { ContentFile, ContentFiles } from './read.ts';

/** An action that is written as its id and type alone, and the place where it is written whole. */
export type Reference = Place & { whole: Place };

/** A lenient view of content that may have mistakes, for rules that compare several values. */
type View = Place & { value: unknown; fields: Fields };
export type OwnerView = View & { id: string | null };
/** Its identifier is what its rows would be stored under (`actionKeyOf`). */
export type ActionView = OwnerView & { type: string; identifier: string; card: CardView; isReference: boolean };
export type CardView = View & { actions: ActionView[] };
/** Its path is empty. */
export type WidgetView = View & { cards: CardView[] };
export type ContentView = {
  /** `null` if the file isn't a list, so that nothing is known. */
  publishers: OwnerView[] | null;
  partners: OwnerView[] | null;
  widgets: WidgetView[];
};

/** An id as text: 7 and "7" are the same. */
export const idOf = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/** An action's id and type alone, which refer to where it is written whole. */
export const isReferenceAlone = (action: unknown) => Object.keys(fieldsOf(action)).sort().join() === 'id,type';

/** When something opens and closes. What is no moment is reported with the shape, and counts for nothing here. */
export const hoursIn = ({ opensAt, closesAt }: Fields): Hours => ({
  opensAt: is(opensAt, Moment) ? opensAt : null,
  closesAt: is(closesAt, Moment) ? closesAt : null,
});

const typeIn = (action: unknown) => textOf(fieldsOf(action).type).toLowerCase();

/** An action's id and type, joined by a pipe (spec §3), however well they are spelt. */
export const identifierIn = (action: unknown) => `${idOf(fieldsOf(action).id)}|${typeIn(action)}`;

/** The publisher of a widget as text, however well it is spelt. */
export const publisherIn = (widget: unknown) => idOf(fieldsOf(widget).publisherId);

/** A publisher's own action, or one that several share. */
const keyOfAction = (action: unknown, publisherId: string | null) =>
  fieldsOf(action).shared === true ? identifierIn(action) : `${identifierIn(action)}@${publisherId}`;

const keyOf = ({ file, path }: Place) => `${file} ${path}`;

function cardView(value: unknown, place: Place, publisherId: string | null, references: ReadonlySet<string>): CardView {
  const fields = fieldsOf(value);
  const card: CardView = { ...place, value, fields, actions: [] };
  card.actions = listOf(fields.actions).map((value, index) => {
    const own = { file: place.file, path: `${place.path}.actions[${index}]` };
    const fields = fieldsOf(value);
    const names = { id: idOf(fields.id), type: typeIn(fields), identifier: keyOfAction(fields, publisherId) };
    return { ...own, ...names, value, fields, card, isReference: references.has(keyOf(own)) };
  });
  return card;
}

function widgetView({ file, value }: ContentFile, references: ReadonlySet<string>): WidgetView {
  const fields = fieldsOf(value);
  const cards = listOf(fields.cards).map((card, index) =>
    cardView(card, { file, path: `cards[${index}]` }, publisherIn(fields), references),
  );
  return { file, path: '', value, fields, cards };
}

const ownersView = ({ file, value }: ContentFile): OwnerView[] | null =>
  Array.isArray(value)
    ? value.map((each, index) => {
        const fields = fieldsOf(each);
        return { file, path: `[${index}]`, id: idOf(fields.id), value: each, fields };
      })
    : null;

/** @param references where actions stand that are written whole elsewhere, of which the files have the whole */
export const viewOf = (
  { publishers, partners, widgets }: ContentFiles,
  references: readonly Reference[] = [],
): ContentView => {
  const places = new Set(references.map(keyOf));
  return {
    publishers: ownersView(publishers),
    partners: ownersView(partners),
    widgets: widgets.map((widget) => widgetView(widget, places)),
  };
};

export const actionsOf = ({ cards }: WidgetView): ActionView[] => cards.flatMap(({ actions }) => actions);
