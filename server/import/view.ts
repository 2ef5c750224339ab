import { isRecord } from '../../widget/model/value.ts';
import type { ContentFile, ContentFiles } from './read.ts';

export type Fields = Record<string, unknown>;

type Place = { file: string; path: string };

/** An action that is written as its id and type alone, and the place where it is written whole. */
export type Reference = Place & { whole: Place };

/** A lenient view of content that may have mistakes, for rules that compare several values. */
export type ActionView = { path: string; id: string | null; type: string; fields: Fields; isReference: boolean };
export type CardView = { path: string; fields: Fields; actions: ActionView[] };
export type WidgetView = { file: string; fields: Fields; cards: CardView[] };
export type OwnerView = { path: string; id: string | null; fields: Fields };
export type ContentView = {
  /** `null` if the file isn't a list, so that nothing is known. */
  publishers: OwnerView[] | null;
  partners: OwnerView[] | null;
  widgets: WidgetView[];
};

/** A value's fields; none if it is no object. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An id as text: 7 and "7" are the same. */
export const idOf = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

const keyOf = ({ file, path }: Place) => `${file} ${path}`;

function actionView(value: unknown, place: Place, references: ReadonlySet<string>): ActionView {
  const fields = fieldsOf(value);
  const { path } = place;
  const isReference = references.has(keyOf(place));
  return { path, id: idOf(fields.id), type: textOf(fields.type).toLowerCase(), fields, isReference };
}

function cardView(value: unknown, { file, path }: Place, references: ReadonlySet<string>): CardView {
  const fields = fieldsOf(value);
  const actions = listOf(fields.actions).map((action, index) =>
    actionView(action, { file, path: `${path}.actions[${index}]` }, references),
  );
  return { path, fields, actions };
}

function widgetView({ file, value }: ContentFile, references: ReadonlySet<string>): WidgetView {
  const fields = fieldsOf(value);
  const cards = listOf(fields.cards).map((card, index) =>
    cardView(card, { file, path: `cards[${index}]` }, references),
  );
  return { file, fields, cards };
}

const ownersView = ({ value }: ContentFile): OwnerView[] | null =>
  Array.isArray(value)
    ? value.map((each, index) => ({ path: `[${index}]`, id: idOf(fieldsOf(each).id), fields: fieldsOf(each) }))
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

/** Every action with its path. */
export const actionsOf = (widget: WidgetView) =>
  widget.cards.flatMap((card) => card.actions.map((action) => ({ file: widget.file, card, action })));
