import { type Fields, fieldsOf, isRecord, listOf } from '../../../widget/core/model/value.ts';
import { contentOf } from '../kinds.ts';
import type { Place } from '../mistakes.ts';
import type { ActionView, ContentView, WidgetView } from '../view.ts';

/** Fields of the content that name pictures and fonts, but for those of the kinds' `details`. */
export const FILES = [
  'articlePicture',
  'endCardPictureId',
  'fontUrl',
  'logoId',
  'logoName',
  'logoUrl',
  'pictureId',
  'pictureUrls',
  'publisherLogoName',
  'recipientPictureId',
  'recipientPictureIds',
  'widgetLogoName',
];

/** A picture, film or font that the content names, and where it does. */
export type Named = Place & {
  name: string;
  /** The widget puts a picture's name behind the place of pictures, and resolves the address of a film or font. */
  isPicture: boolean;
};

/** Fields that name no picture: a font, and a film or its captions. */
export const RESOLVED = ['fontUrl', 'url'];

const nameOf = (value: unknown) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '');

/** What a field names, one or several. */
function namedBy(value: unknown, { file, path }: Place, isPicture: boolean): Named[] {
  const all = Array.isArray(value) ? value.map((each, index) => [each, `${path}[${index}]`]) : [[value, path]];
  return all.map(([each, at]) => ({ file, path: at, name: nameOf(each), isPicture })).filter(({ name }) => name !== '');
}

/** The files that these fields and all below them name. @param names the fields that name files */
function namedIn(fields: Fields, { file, path }: Place, names: readonly string[]): Named[] {
  return Object.entries(fields).flatMap(([key, value]): Named[] => {
    const at = { file, path: path ? `${path}.${key}` : key };
    if (names.includes(key)) return namedBy(value, at, !RESOLVED.includes(key));
    if (isRecord(value)) return namedIn(value, at, names);
    return listOf(value).flatMap((each, index) =>
      isRecord(each) ? namedIn(each, { file, path: `${at.path}[${index}]` }, names) : [],
    );
  });
}

/** What the kind's details name. Only the kind knows that: a `url` may also lead to a page. */
const namedInDetails = ({ type, file, path, fields: { details } }: ActionView): Named[] =>
  (contentOf(type).files ?? []).flatMap((name) =>
    namedIn(fieldsOf(details), { file, path: `${path}.details` }, [name]),
  );

const namedInWidget = ({ fields: { cards: _, ...fields }, cards, ...place }: WidgetView): Named[] => [
  ...namedIn(fields, place, FILES),
  ...cards.flatMap(({ fields: { actions: __, ...fields }, actions, ...place }) => [
    ...namedIn(fields, place, FILES),
    ...actions.flatMap((action) => [...namedIn(action.fields, action, FILES), ...namedInDetails(action)]),
  ]),
];

/** Every picture, film and font of the content, as it names them. */
export const namedFiles = ({ publishers, partners, widgets }: ContentView): Named[] => [
  ...[...(publishers ?? []), ...(partners ?? [])].flatMap((owner) => namedIn(owner.fields, owner, FILES)),
  ...widgets.flatMap(namedInWidget),
];
