import type { Infer } from 'superstruct';
import * as s from 'superstruct';
import { kinds as builtKinds } from '../../widget/actions/registry.ts';
import { ACTION_TYPES, type ActionType } from '../../widget/model/enums.ts';
import type { KindTable } from '../../widget/model/kind.ts';
import { type Mistake, mistakesIn, pathText } from './mistakes.ts';
import type { ContentFile, ContentFiles } from './read.ts';
import { ContentAction, ContentCard, ContentPartner, ContentPublisher, ContentWidget } from './shape/content.ts';
import { DETAILS } from './shape/details.ts';
import { translationOf } from './shape/translation.ts';
import { fieldsOf, listOf, textOf } from './view.ts';

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

/** A place in a file, and the kinds that the widget draws. */
type Inside = { file: string; path: (string | number)[]; kinds: KindTable };

/** Also reports details that pass the stricter shape here but that the kind's own parser would drop. */
function detailsMistakes(type: ActionType, details: unknown, { file, path, kinds }: Inside): Mistake[] {
  const mistakes = mistakesIn(details, DETAILS[type], file, path);
  const isDropped = mistakes.length === 0 && kinds[type]?.parse(details) === null;
  return isDropped ? [{ file, path: pathText(path), message: `cannot be shown as ${type}` }] : mistakes;
}

/** Of each language in turn; an unknown one is a mistake of the action. */
const translationMistakes = (kind: ActionType, translations: unknown, { file, path }: Inside): Mistake[] =>
  Object.entries(fieldsOf(translations)).flatMap(([locale, texts]) =>
    mistakesIn(texts, translationOf(ContentAction, kind), file, [...path, 'translations', locale]),
  );

function actionMistakes(value: unknown, { file, path, kinds }: Inside): Mistake[] {
  const { type, details, translations } = fieldsOf(value);
  const kind = ACTION_TYPES.find((known) => known === textOf(type).toLowerCase());
  return [
    ...mistakesIn(value, ContentAction, file, path),
    ...(kind ? detailsMistakes(kind, details ?? {}, { file, path: [...path, 'details'], kinds }) : []),
    ...(kind ? translationMistakes(kind, translations, { file, path, kinds }) : []),
  ];
}

function cardMistakes(value: unknown, { file, path, kinds }: Inside): Mistake[] {
  const actions = listOf(fieldsOf(value).actions).flatMap((action, index) =>
    actionMistakes(action, { file, path: [...path, 'actions', index], kinds }),
  );
  return [...mistakesIn(value, ContentCard, file, path), ...actions];
}

function widgetMistakes({ file, value }: ContentFile, kinds: KindTable): Mistake[] {
  const cards = listOf(fieldsOf(value).cards).flatMap((card, index) =>
    cardMistakes(card, { file, path: ['cards', index], kinds }),
  );
  return [...mistakesIn(value, ContentWidget, file), ...cards];
}

/** Unreadable files are reported elsewhere. */
const ownerMistakes = ({ file, value }: ContentFile, owners: typeof Publishers | typeof Partners): Mistake[] =>
  value === undefined ? [] : mistakesIn(value, owners, file);

const Publishers = s.array(ContentPublisher);
const Partners = s.array(ContentPartner);

/** All mistakes of shape, file by file. @param kinds those that the widget draws */
export const shapeMistakes = (
  { publishers, partners, widgets }: ContentFiles,
  kinds: KindTable = builtKinds,
): Mistake[] => [
  ...ownerMistakes(publishers, Publishers),
  ...ownerMistakes(partners, Partners),
  ...widgets.flatMap((widget) => widgetMistakes(widget, kinds)),
];

/** The files as content, after they have passed every check. */
export const asContent = ({ publishers, partners, widgets }: ContentFiles): Content => ({
  publishers: publishers.value as PublisherContent[],
  partners: partners.value as PartnerContent[],
  widgets: widgets.map(({ file, value }) => ({ file, widget: value as WidgetContent })),
});
