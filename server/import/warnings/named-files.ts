import { isRecord } from '../../../widget/core/model/value.ts';
import type { Place } from '../mistakes.ts';
import { type ActionView, type ContentView, type Fields, fieldsOf, listOf, type WidgetView } from '../view.ts';

/** Fields of the content that name pictures, films and fonts, but for a video's own. */
export const FILES = [
  'endCardPictureId',
  'fontUrl',
  'logoId',
  'logoName',
  'logoUrl',
  'pictureId',
  'pictureUrls',
  'posterUrl',
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
const RESOLVED = ['fontUrl', 'url'];

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

/** A video and its captions. Elsewhere a `url` leads to a page, or counts whoever asks for it. */
const filmsIn = ({ type, file, path, fields: { details } }: ActionView): Named[] =>
  type === 'video' ? namedIn(fieldsOf(details), { file, path: `${path}.details` }, ['url']) : [];

const namedInWidget = ({ fields: { cards: _, ...fields }, cards, ...place }: WidgetView): Named[] => [
  ...namedIn(fields, place, FILES),
  ...cards.flatMap(({ fields: { actions: __, ...fields }, actions, ...place }) => [
    ...namedIn(fields, place, FILES),
    ...actions.flatMap((action) => [...namedIn(action.fields, action, FILES), ...filmsIn(action)]),
  ]),
];

/** Every picture, film and font of the content, as it names them. */
export const namedFiles = ({ publishers, partners, widgets }: ContentView): Named[] => [
  ...[...(publishers ?? []), ...(partners ?? [])].flatMap((owner) => namedIn(owner.fields, owner, FILES)),
  ...widgets.flatMap(namedInWidget),
];
