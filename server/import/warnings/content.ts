/** What content may hold, and its editors hardly mean: opt-ins that nobody sees, texts and dates, colours and fonts. */
import { isDeepStrictEqual } from 'node:util';
import { parseColor } from '../../../widget/model/look/contrast.ts';
import { localeOf } from '../../widgets/in-language.ts';
import type { Mistake, Warning } from '../mistakes.ts';
import { listedFor, searchOf } from '../rules/reach.ts';
import { isDay } from '../shape/values.ts';
import {
  type ActionView,
  actionsOf,
  type CardView,
  type ContentView,
  type Fields,
  fieldsOf,
  idOf,
  listOf,
  type OwnerView,
  textOf,
  type WidgetView,
} from '../view.ts';
import { actionWarnings } from './actions.ts';
import { translationWarnings } from './translations.ts';

/** Whether a kind's form has a phone number's field unless `details.fields.phone` says otherwise; `never` can't have one. */
const PHONE: Record<string, 'usual' | 'asked' | 'never'> = {
  email: 'usual',
  opinion: 'usual',
  petition: 'usual',
  recordvideo: 'usual',
  signup: 'usual',
  checkregistration: 'asked',
  donation: 'never',
};

/** Whether an action's form asks for a phone number; so does an action without a form, of which nothing is said. */
function asksPhone({ type, fields }: ActionView): boolean {
  const kind = PHONE[type];
  const said = textOf(fieldsOf(fieldsOf(fields.details).fields).phone);
  if (kind === undefined || kind === 'never') return kind === undefined;
  return said === '' ? kind === 'usual' : said !== 'hidden';
}

const NEEDS_PHONE = ['sms', 'call'];

/** The partner that is written out, else the one of the id. */
const partnerOf = ({ partner, partnerId }: Fields, known: ReadonlyMap<string, Fields>): Fields | undefined =>
  partner ? fieldsOf(partner) : known.get(idOf(partnerId) ?? '');

function unasked(action: ActionView, card: CardView, known: ReadonlyMap<string, Fields>): Warning[] {
  const partner = partnerOf(action.fields, known) ?? partnerOf(card.fields, known);
  const optIns = listOf(partner?.optIns).filter((each) => NEEDS_PHONE.includes(String(each)));
  if (!partner || optIns.length === 0 || asksPhone(action)) return [];
  const way = PHONE[action.type] === 'never' ? '' : ': details.fields.phone adds it';
  const message = `does not ask for the opt-ins of ${textOf(partner.name)} (${optIns.join(', ')}), since its form has no phone number${way}`;
  return [{ path: action.path, message }];
}

/** Warns of opt-ins for texts and calls in forms without a phone number. @param known the partners by id */
export const optInWarnings = (widget: WidgetView, known: ReadonlyMap<string, Fields>): Warning[] =>
  actionsOf(widget).flatMap(({ action, card }) => unasked(action, card, known));

function withoutCopy({ fields }: WidgetView): Warning[] {
  const locale = textOf(fields.languageLocale).trim();
  if (localeOf(locale) !== null) return [];
  return [{ path: 'languageLocale', message: `there is no copy for "${locale}": buttons and messages are in English` }];
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const isDate = (text: string): boolean => DATE.test(text) && isDay(text.slice(0, 'YYYY-MM-DD'.length));

function undated({ fields: { publishedDate: date } }: WidgetView): Warning[] {
  if (date === undefined || date === null || isDate(String(date))) return [];
  const message = `"${date}" is no date such as 2026-11-12 or 2026-11-12T08:00:00Z: it is reported unchanged`;
  return [{ path: 'publishedDate', message }];
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function neverClosed({ fields: { closed, opensAt, closesAt } }: WidgetView): Warning[] {
  if (!isGiven(closed) || isGiven(opensAt) || isGiven(closesAt)) return [];
  return [{ path: 'closed', message: 'is never shown: the widget has neither opensAt nor closesAt' }];
}

const widgetWarnings = (widget: WidgetView): Warning[] => [
  ...withoutCopy(widget),
  ...undated(widget),
  ...neverClosed(widget),
];

const COLORS = ['backgroundColor', 'accentColor'];

/** Colours that the widget replaces with its own, since it can't compute their contrast. */
const colorWarnings = (theme: Fields): Warning[] =>
  COLORS.flatMap((name) => {
    const color = textOf(theme[name]);
    if (!color || parseColor(color)) return [];
    return [
      {
        path: name,
        message: `"${color}" is not a colour that the widget reads, so it uses the default: write #rrggbb or rgb()`,
      },
    ];
  });

function fontWarnings({ fontUrl, fontFamily, headingFont }: Fields): Warning[] {
  if (!textOf(fontUrl) || textOf(fontFamily) || textOf(headingFont)) return [];
  return [{ path: 'fontUrl', message: 'has no fontFamily or headingFont beside it, which names the font' }];
}

/** Warns of theme settings that have no effect. */
const themeWarnings = (theme: unknown, path: string): Warning[] =>
  [...colorWarnings(fieldsOf(theme)), ...fontWarnings(fieldsOf(theme))].map((warning) => ({
    ...warning,
    path: `${path}.${warning.path}`,
  }));

/** Themes of the widget and of partners within it. */
function widgetThemeWarnings({ cards, fields }: WidgetView): Warning[] {
  const owners: { path: string; fields: Fields }[] = cards.flatMap((card) => [card, ...card.actions]);
  const ofPartners = owners.flatMap(({ path, fields: { partner } }) =>
    themeWarnings(fieldsOf(partner).customTheme, `${path}.partner.customTheme`),
  );
  return [...themeWarnings(fields.customTheme, 'customTheme'), ...ofPartners];
}

type Placed = { file: string; action: ActionView; card: CardView };
type Known = { place: string; search: Fields | null };

/** Whether whom it reaches depends on a search. */
const isSearched = ({ action }: Placed) => {
  const listed = listedFor(action);
  return listed !== null && listed.count === 0;
};

/** An action is stored once, with one search, whichever card it is done on. */
function searchWarnings({ widgets }: ContentView): Mistake[] {
  const first = new Map<string, Known>();
  return widgets
    .flatMap(actionsOf)
    .filter(isSearched)
    .flatMap(({ file, action, card }) => {
      const search = searchOf(action, card);
      const identifier = `${action.id}|${action.type}`;
      const known = first.get(identifier);
      if (!known) first.set(identifier, { place: `${file} ${action.path}`, search });
      if (!known || isDeepStrictEqual(known.search, search)) return [];
      const message = `is the action of ${known.place} again, for other people: those of the last representativeSearch are reached by both`;
      return [{ file, path: `${action.path}.id`, message }];
    });
}

const inFile = (file: string, warnings: Warning[]): Mistake[] => warnings.map((warning) => ({ file, ...warning }));

const ownersThemes = (owners: OwnerView[] | null): Warning[] =>
  (owners ?? []).flatMap(({ path, fields }) => themeWarnings(fields.customTheme, `${path}.customTheme`));

/** Warnings about content without mistakes that readers may not see as its author means it. */
export function contentWarnings(content: ContentView): Mistake[] {
  const partners = new Map((content.partners ?? []).map(({ id, fields }) => [id ?? '', fields]));
  return [
    ...inFile('publishers.json', ownersThemes(content.publishers)),
    ...inFile('partners.json', ownersThemes(content.partners)),
    ...content.widgets.flatMap((widget) =>
      inFile(widget.file, [
        ...widgetWarnings(widget),
        ...widgetThemeWarnings(widget),
        ...actionWarnings(widget),
        ...optInWarnings(widget, partners),
      ]),
    ),
    ...searchWarnings(content),
    ...translationWarnings(content),
  ];
}
