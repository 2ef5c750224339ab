/** What content may hold, and its editors hardly mean: opt-ins that nobody sees, texts and dates, colours and fonts. */
import { isDeepStrictEqual } from 'node:util';
import { isDay } from '../../../widget/core/content/values.ts';
import { CHOICE_MODE } from '../../../widget/core/model/enums.ts';
import { parseColor } from '../../../widget/core/model/look/contrast.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../../widget/core/model/value.ts';
import { type Hours, narrowed } from '../../widgets/hours.ts';
import { localeOf } from '../../widgets/in-language.ts';
import { contentOf } from '../kinds.ts';
import { type Mistake, mistakeAt, type Place, repeatsOf } from '../mistakes.ts';
import { listedFor, searchOf } from '../rules/reach.ts';
import {
  type ActionView,
  actionsOf,
  type CardView,
  type ContentView,
  hoursIn,
  idOf,
  type WidgetView,
} from '../view.ts';
import { translationWarnings } from './translations.ts';

/** Whether an action's form asks for a phone number; so does an action without a form, of which nothing is said. */
function asksPhone({ type, fields }: ActionView): boolean {
  const { phone: kind } = contentOf(type);
  const said = textOf(fieldsOf(fieldsOf(fields.details).fields).phone);
  if (kind === undefined || kind === 'never') return kind === undefined;
  return said === '' ? kind === 'usual' : said !== 'hidden';
}

const NEEDS_PHONE = ['sms', 'call'];

/** The partner that is written out, else the one of the id. */
const partnerOf = ({ partner, partnerId }: Fields, known: ReadonlyMap<string, Fields>): Fields | undefined =>
  partner ? fieldsOf(partner) : known.get(idOf(partnerId) ?? '');

function unasked(action: ActionView, known: ReadonlyMap<string, Fields>): Mistake[] {
  const partner = partnerOf(action.fields, known) ?? partnerOf(action.card.fields, known);
  const optIns = listOf(partner?.optIns).filter((each) => NEEDS_PHONE.includes(String(each)));
  if (!partner || optIns.length === 0 || asksPhone(action)) return [];
  const way = contentOf(action.type).phone === 'never' ? '' : ': details.fields.phone adds it';
  const message = `does not ask for the opt-ins of ${textOf(partner.name)} (${optIns.join(', ')}), since its form has no phone number${way}`;
  return mistakeAt(action, '', message);
}

/** Warns of opt-ins for texts and calls in forms without a phone number. @param known the partners by id */
export const optInWarnings = (widget: WidgetView, known: ReadonlyMap<string, Fields>): Mistake[] =>
  actionsOf(widget).flatMap((action) => unasked(action, known));

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const isDate = (text: string): boolean => DATE.test(text) && isDay(text.slice(0, 'YYYY-MM-DD'.length));

const isGiven = (value: unknown) => value !== undefined && value !== null;

function widgetWarnings(widget: WidgetView): Mistake[] {
  const { publishedDate: date, closed } = widget.fields;
  const locale = textOf(widget.fields.languageLocale).trim();
  const isUndated = isGiven(date) && !isDate(String(date));
  const isEverShut = [widget.fields, ...actionsOf(widget).map(({ fields }) => fields)].some(
    (each) => isGiven(each.opensAt) || isGiven(each.closesAt),
  );
  return [
    ...mistakeAt(
      widget,
      'languageLocale',
      localeOf(locale) === null && `there is no copy for "${locale}": buttons and messages are in English`,
    ),
    ...mistakeAt(
      widget,
      'publishedDate',
      isUndated && `"${date}" is no date such as 2026-11-12 or 2026-11-12T08:00:00Z: it is reported unchanged`,
    ),
    ...mistakeAt(
      widget,
      'closed',
      isGiven(closed) && !isEverShut && 'is never shown: neither the widget nor its actions have opensAt or closesAt',
    ),
  ];
}

const COLORS = ['backgroundColor', 'accentColor'];

const colorWarnings = (theme: Fields, place: Place): Mistake[] =>
  COLORS.flatMap((name) => {
    const color = textOf(theme[name]);
    const message = `"${color}" is not a colour that the widget reads, so it uses the default: write #rrggbb or rgb()`;
    return mistakeAt(place, `.${name}`, color && !parseColor(color) && message);
  });

/** Warns of theme settings that have no effect: colours whose contrast the widget can't compute, and fonts without a name. */
function themeWarnings({ file, path, fields }: Place & { fields: Fields }): Mistake[] {
  const place = { file, path: path ? `${path}.customTheme` : 'customTheme' };
  const theme = fieldsOf(fields.customTheme);
  const { fontUrl, fontFamily, headingFont } = theme;
  const isNameless = textOf(fontUrl) && !textOf(fontFamily) && !textOf(headingFont);
  return [
    ...colorWarnings(theme, place),
    ...mistakeAt(place, '.fontUrl', isNameless && 'has no fontFamily or headingFont beside it, which names the font'),
    ...(theme.dark ? colorWarnings(fieldsOf(theme.dark), { file, path: `${place.path}.dark` }) : []),
  ];
}

/** Themes of the widget and of partners within it. */
const widgetThemeWarnings = (widget: WidgetView): Mistake[] => [
  ...themeWarnings(widget),
  ...widget.cards
    .flatMap((card) => [card, ...card.actions])
    .flatMap(({ file, path, fields }) =>
      themeWarnings({ file, path: `${path}.partner`, fields: fieldsOf(fields.partner) }),
    ),
];

/** Whether whom it reaches depends on a search. */
const isSearched = (action: ActionView) => listedFor(action)?.count === 0;

/** An action is stored once, with one search, whichever card it is done on. */
const searchWarnings = ({ widgets }: ContentView): Mistake[] =>
  repeatsOf(widgets.flatMap(actionsOf).filter(isSearched), ({ identifier }) => identifier).flatMap(
    ([action, first]) => {
      const message = `is the action of ${first.file} ${first.path} again, for other people: those of the last representativeSearch are reached by both`;
      return mistakeAt(action, '.id', !isDeepStrictEqual(searchOf(first), searchOf(action)) && message);
    },
  );

const timeOf = (moment: string | null | undefined) => (moment ? Date.parse(moment) : null);
const sameTimes = (one: Hours, other: Hours) =>
  timeOf(one.opensAt) === timeOf(other.opensAt) && timeOf(one.closesAt) === timeOf(other.closesAt);

/** A campaign in several widgets ends at once only if its action says when. */
const hoursWarnings = ({ widgets }: ContentView): Mistake[] => {
  const all = widgets.flatMap((widget) =>
    actionsOf(widget).map((action) => ({ ...action, hours: narrowed(hoursIn(widget.fields), hoursIn(action.fields)) })),
  );
  return repeatsOf(all, ({ identifier }) => identifier).flatMap(([action, first]) => {
    const message = `is open at other times than in ${first.file}: give the action opensAt and closesAt of its own, and it is the same everywhere`;
    return mistakeAt(action, '.id', action.file !== first.file && !sameTimes(action.hours, first.hours) && message);
  });
};

/** What its kind says of it. */
const ofKind = (action: ActionView): Mistake[] =>
  (contentOf(action.type).warnings?.(action.fields) ?? []).flatMap(([below, message]) =>
    mistakeAt(action, below, message),
  );

function unseen(card: CardView): Mistake[] {
  const { type } = card.fields;
  const isSeesOne = type === 'seesOne' || type === CHOICE_MODE.seesOne;
  const { length } = card.actions.filter((action) => idOf(action.fields.dependentActionId) === null);
  const message = `of ${length} actions without a dependency, a seesOne card shows only the first: choosesOne lets readers choose`;
  return mistakeAt(card, '.actions', isSeesOne && length > 1 && message);
}

const repeated = (widget: WidgetView): Mistake[] =>
  repeatsOf(actionsOf(widget), ({ identifier }) => identifier).flatMap(([action, first]) =>
    mistakeAt(
      action,
      '.id',
      `is the same action as in ${first.path}: a reader who has taken it there has taken it here`,
    ),
  );

/** Warns of actions that a widget doesn't show, or that do less than they seem to. */
const actionWarnings = (widget: WidgetView): Mistake[] => [
  ...widget.cards.flatMap(unseen),
  ...repeated(widget),
  ...actionsOf(widget).flatMap(ofKind),
];

/** Warnings about content without mistakes that readers may not see as its author means it. */
export function contentWarnings(content: ContentView): Mistake[] {
  const partners = new Map((content.partners ?? []).map(({ id, fields }) => [id ?? '', fields]));
  return [
    ...[...(content.publishers ?? []), ...(content.partners ?? [])].flatMap(themeWarnings),
    ...content.widgets.flatMap((widget) => [
      ...widgetWarnings(widget),
      ...widgetThemeWarnings(widget),
      ...actionWarnings(widget),
      ...optInWarnings(widget, partners),
    ]),
    ...searchWarnings(content),
    ...hoursWarnings(content),
    ...translationWarnings(content),
  ];
}
