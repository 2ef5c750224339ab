import type { Infer } from 'superstruct';
import * as s from 'superstruct';
import { type ActionType, PAYMENT_TYPES } from '../../widget/model/enums.ts';
import { DETAILS } from './details.ts';
import { type Mistake, mistakesIn, pathText } from './mistakes.ts';
import type { ContentFile, ContentFiles } from './read.ts';
import { ContentAction, ContentCard, ContentPartner, ContentPublisher, ContentWidget } from './structs.ts';

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

const listOf = (value: unknown, name: string): unknown[] => {
  const list = (value as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list : [];
};

function actionMistakes(value: unknown, file: string, path: Path): Mistake[] {
  const found = mistakesIn(value, ContentAction, file, path);
  if (found.length > 0) return found;
  const action = value as ActionContent;
  const type = action.type.toLowerCase() as ActionType;
  const details = mistakesIn(action.details ?? {}, DETAILS[type], file, [...path, 'details']);
  const needsPayment = type === 'donation' && !action.partner && (action.partnerId ?? null) === null;
  return needsPayment
    ? [...details, { file, path: pathText([...path, 'partnerId']), message: 'a donation needs a partner' }]
    : details;
}

function cardMistakes(value: unknown, file: string, path: Path): Mistake[] {
  const actions = listOf(value, 'actions').flatMap((action, index) =>
    actionMistakes(action, file, [...path, 'actions', index]),
  );
  return [...mistakesIn(value, ContentCard, file, path), ...actions];
}

function widgetMistakes({ file, value }: ContentFile): Mistake[] {
  const cards = listOf(value, 'cards').flatMap((card, index) => cardMistakes(card, file, ['cards', index]));
  return [...mistakesIn(value, ContentWidget, file), ...cards];
}

const paymentMistakes = ({ file, value }: ContentFile): Mistake[] =>
  (Array.isArray(value) ? (value as PartnerContent[]) : []).flatMap(({ paymentType }, index) =>
    !paymentType || (PAYMENT_TYPES as readonly string[]).includes(paymentType)
      ? []
      : [{ file, path: `[${index}].paymentType`, message: `must be one of ${PAYMENT_TYPES.join(', ')}` }],
  );

/** Everything whose shape is wrong, file by file. */
export const shapeMistakes = ({ publishers, partners, widgets }: ContentFiles): Mistake[] => [
  ...mistakesIn(publishers.value, s.array(ContentPublisher), publishers.file),
  ...mistakesIn(partners.value, s.array(ContentPartner), partners.file),
  ...paymentMistakes(partners),
  ...widgets.flatMap(widgetMistakes),
];

/** The files as content, once `shapeMistakes` found none. */
export const asContent = ({ publishers, partners, widgets }: ContentFiles): Content => ({
  publishers: publishers.value as PublisherContent[],
  partners: partners.value as PartnerContent[],
  widgets: widgets.map(({ file, value }) => ({ file, widget: value as WidgetContent })),
});
