import { isRecord } from '../../widget/model/is-record.ts';
import type { ContentFile, ContentFiles } from './read.ts';

export type Fields = Record<string, unknown>;

/** A lenient view of content that may have mistakes, for rules that compare several values. */
export type ActionView = { path: string; id: string | null; type: string; fields: Fields };
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

function actionView(value: unknown, path: string): ActionView {
  const fields = fieldsOf(value);
  return { path, id: idOf(fields.id), type: textOf(fields.type).toLowerCase(), fields };
}

function cardView(value: unknown, path: string): CardView {
  const fields = fieldsOf(value);
  const actions = listOf(fields.actions).map((action, index) => actionView(action, `${path}.actions[${index}]`));
  return { path, fields, actions };
}

function widgetView({ file, value }: ContentFile): WidgetView {
  const fields = fieldsOf(value);
  return { file, fields, cards: listOf(fields.cards).map((card, index) => cardView(card, `cards[${index}]`)) };
}

const ownersView = ({ value }: ContentFile): OwnerView[] | null =>
  Array.isArray(value)
    ? value.map((each, index) => ({ path: `[${index}]`, id: idOf(fieldsOf(each).id), fields: fieldsOf(each) }))
    : null;

export const viewOf = ({ publishers, partners, widgets }: ContentFiles): ContentView => ({
  publishers: ownersView(publishers),
  partners: ownersView(partners),
  widgets: widgets.map(widgetView),
});

/** Every action with its path. */
export const actionsOf = (widget: WidgetView) =>
  widget.cards.flatMap((card) => card.actions.map((action) => ({ file: widget.file, card, action })));
