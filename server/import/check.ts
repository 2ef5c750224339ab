import type { Infer } from 'superstruct';
import * as s from 'superstruct';
import { ACTION_TYPES, type ActionType } from '../../widget/model/enums.ts';
import { DETAILS } from './details.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';
import type { ContentFile, ContentFiles } from './read.ts';
import { ContentAction, ContentCard, ContentPartner, ContentPublisher, ContentWidget } from './structs.ts';
import { fieldsOf, listOf, textOf } from './view.ts';

export type PublisherContent = Infer<typeof ContentPublisher>;
export type PartnerContent = Infer<typeof ContentPartner>;
export type ActionContent = Infer<typeof ContentAction>;
export type CardContent = Omit<Infer<typeof ContentCard>, 'actions'> & { actions: ActionContent[] };
export type WidgetContent = Omit<Infer<typeof ContentWidget>, 'cards'> & { cards: CardContent[] };
export type Content = {
  publishers: PublisherContent[];
  partners: PartnerContent[];
  widgets: { file: string; widget: WidgetContent }[];
};

type Path = (string | number)[];

const kindOf = (type: unknown): ActionType | undefined =>
  ACTION_TYPES.find((known) => known === textOf(type).toLowerCase());

function actionMistakes(value: unknown, file: string, path: Path): Mistake[] {
  const { type, details } = fieldsOf(value);
  const kind = kindOf(type);
  return [
    ...mistakesIn(value, ContentAction, file, path),
    ...(kind ? mistakesIn(details ?? {}, DETAILS[kind], file, [...path, 'details']) : []),
  ];
}

function cardMistakes(value: unknown, file: string, path: Path): Mistake[] {
  const actions = listOf(fieldsOf(value).actions).flatMap((action, index) =>
    actionMistakes(action, file, [...path, 'actions', index]),
  );
  return [...mistakesIn(value, ContentCard, file, path), ...actions];
}

function widgetMistakes({ file, value }: ContentFile): Mistake[] {
  const cards = listOf(fieldsOf(value).cards).flatMap((card, index) => cardMistakes(card, file, ['cards', index]));
  return [...mistakesIn(value, ContentWidget, file), ...cards];
}

/** A file that could not be read is told of as such, and once. */
const ownerMistakes = ({ file, value }: ContentFile, owners: typeof Publishers | typeof Partners): Mistake[] =>
  value === undefined ? [] : mistakesIn(value, owners, file);

const Publishers = s.array(ContentPublisher);
const Partners = s.array(ContentPartner);

/** Everything whose shape is wrong, file by file. */
export const shapeMistakes = ({ publishers, partners, widgets }: ContentFiles): Mistake[] => [
  ...ownerMistakes(publishers, Publishers),
  ...ownerMistakes(partners, Partners),
  ...widgets.flatMap(widgetMistakes),
];

/** The files as content, once nobody has found a mistake. */
export const asContent = ({ publishers, partners, widgets }: ContentFiles): Content => ({
  publishers: publishers.value as PublisherContent[],
  partners: partners.value as PartnerContent[],
  widgets: widgets.map(({ file, value }) => ({ file, widget: value as WidgetContent })),
});
