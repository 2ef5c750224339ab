import type { Infer } from 'superstruct';
import * as s from 'superstruct';
import { kinds as builtKinds } from '../../widget/actions/registry.ts';
import { ACTION_TYPES, type ActionType } from '../../widget/core/model/enums.ts';
import type { KindTable } from '../../widget/core/model/kind.ts';
import { fieldsOf } from '../../widget/core/model/value.ts';
import { KIND_CONTENT } from './kinds.ts';
import { type Mistake, mistakeAt, mistakesIn, type Place, pathText } from './mistakes.ts';
import type { ContentFile, ContentFiles } from './read.ts';
import { ContentAction, ContentCard, ContentPartner, ContentPublisher, ContentWidget } from './shape/content.ts';
import { translationOf } from './shape/translation.ts';
import { type ActionView, viewOf, type WidgetView } from './view.ts';

export type PublisherContent = Infer<typeof ContentPublisher>;
type PartnerContent = Infer<typeof ContentPartner>;
export type ActionContent = Infer<typeof ContentAction>;
export type CardContent = Omit<Infer<typeof ContentCard>, 'actions'> & { actions: ActionContent[] };
export type WidgetContent = Omit<Infer<typeof ContentWidget>, 'cards'> & { cards: CardContent[] };
export type Content = {
  publishers: PublisherContent[];
  partners: PartnerContent[];
  widgets: { file: string; widget: WidgetContent }[];
};

/** Also reports details that pass the stricter shape here but that the kind's own parser would drop. */
function detailsMistakes(kind: ActionType, details: unknown, place: Place, kinds: KindTable): Mistake[] {
  const mistakes = mistakesIn(details, KIND_CONTENT[kind].details, place);
  const isDropped = mistakes.length === 0 && kinds[kind]?.parse(details) === null;
  return isDropped ? mistakeAt(place, '', `cannot be shown as ${kind}`) : mistakes;
}

/** Each language is checked in turn; an unknown one is a mistake of the action. */
function actionMistakes(action: ActionView, kinds: KindTable): Mistake[] {
  const { file, path, value, fields } = action;
  const kind = ACTION_TYPES.find((known) => known === action.type);
  const own = mistakesIn(value, ContentAction, action);
  if (!kind) return own;
  return [
    ...own,
    ...detailsMistakes(kind, fields.details ?? {}, { file, path: `${path}.details` }, kinds),
    ...Object.entries(fieldsOf(fields.translations)).flatMap(([locale, texts]) =>
      mistakesIn(texts, translationOf(ContentAction, kind), { file, path: pathText(['translations', locale], path) }),
    ),
  ];
}

const widgetMistakes = (widget: WidgetView, kinds: KindTable): Mistake[] => [
  ...mistakesIn(widget.value, ContentWidget, widget),
  ...widget.cards.flatMap((card) => [
    ...mistakesIn(card.value, ContentCard, card),
    ...card.actions.flatMap((action) => actionMistakes(action, kinds)),
  ]),
];

/** Unreadable files are reported elsewhere. */
const ownerMistakes = ({ file, value }: ContentFile, owners: typeof Publishers | typeof Partners): Mistake[] =>
  value === undefined ? [] : mistakesIn(value, owners, { file, path: '' });

const Publishers = s.array(ContentPublisher);
const Partners = s.array(ContentPartner);

/** All mistakes of shape, file by file. @param kinds those that the widget draws */
export const shapeMistakes = (files: ContentFiles, kinds: KindTable = builtKinds): Mistake[] => [
  ...ownerMistakes(files.publishers, Publishers),
  ...ownerMistakes(files.partners, Partners),
  ...viewOf(files).widgets.flatMap((widget) => widgetMistakes(widget, kinds)),
];

/** The files as content, after they have passed every check. */
export const asContent = ({ publishers, partners, widgets }: ContentFiles): Content => ({
  publishers: publishers.value as PublisherContent[],
  partners: partners.value as PartnerContent[],
  widgets: widgets.map(({ file, value }) => ({ file, widget: value as WidgetContent })),
});
