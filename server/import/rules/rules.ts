import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, listOf, textOf } from '../../../widget/core/model/value.ts';
import { articleKeyOf, siteOf } from '../../widgets/article-key.ts';
import { type Hours, narrowed } from '../../widgets/hours.ts';
import { contentOf } from '../kinds.ts';
import { type Mistake, mistakeAt, type Place, repeatsOf } from '../mistakes.ts';
import {
  type ActionView,
  actionsOf,
  type CardView,
  type ContentView,
  hoursIn,
  idOf,
  type OwnerView,
  type WidgetView,
} from '../view.ts';
import { reachMistakes } from './reach.ts';
import { translationMistakes } from './translations.ts';

/** The results that an action can have; null if any is possible. */
function resultsOf({ type, fields }: ActionView): Set<string | null> | null {
  const { answers } = fieldsOf(fields.details);
  if (Array.isArray(answers)) return new Set(listOf(answers).map((answer) => idOf(fieldsOf(answer).id)));
  const { resultIds } = contentOf(type);
  return resultIds ? new Set(resultIds) : null;
}

/** @param order holds the dependency: a card's order, or an action itself */
function dependencyMistake(order: Fields, earlier: ActionView[]): string | null {
  const [id, result] = [idOf(order.dependentActionId), idOf(order.dependentResultId)];
  if (id === null)
    return order.type === 'Conditional' || order.type === 2 ? 'a Conditional order needs a dependentActionId' : null;
  const type = textOf(order.dependentActionType).toLowerCase();
  const action = earlier.find((each) => each.id === id && (!type || each.type === type));
  if (!action) return `no earlier action has the id "${id}"${type ? ` and the type "${type}"` : ''}`;
  const results = result === null ? null : resultsOf(action);
  return results && !results.has(result) ? `action "${id}" has no result "${result}"` : null;
}

/** Without an order, cards follow each other as in the file. */
const rankOf = (card: CardView, cards: CardView[]) => Number(fieldsOf(card.fields.order).value ?? cards.indexOf(card));

function cardMistakes(card: CardView, cards: CardView[]): Mistake[] {
  const rank = rankOf(card, cards);
  const earlier = cards.filter((each) => rankOf(each, cards) < rank).flatMap(({ actions }) => actions);
  return [
    ...mistakeAt(card, '.order', dependencyMistake(fieldsOf(card.fields.order), earlier)),
    ...card.actions.flatMap((action) =>
      mistakeAt(action, '.dependentActionId', dependencyMistake({ ...action.fields, type: null }, earlier)),
    ),
  ];
}

/** Cards and actions that depend on something that can't have happened before them. */
const dependencyMistakes = ({ widgets }: ContentView): Mistake[] =>
  widgets.flatMap(({ cards }) => cards.flatMap((card) => cardMistakes(card, cards)));

type Named = Place & { name: string | null };

/** Reports a value that is used twice. */
const repeated = (names: Named[]): Mistake[] =>
  repeatsOf(names, ({ name }) => name).flatMap(([each, first]) =>
    mistakeAt(each, '', `"${each.name}" is already used in ${first.file}`),
  );

const ids = (owners: OwnerView[] | null): Named[] =>
  (owners ?? []).map(({ file, path, id }) => ({ file, path: `${path}.id`, name: id }));

/** A publisher may name its site with and without `www.`, but two publishers can't share one. */
const sites = ({ file, path, fields }: OwnerView): Named[] =>
  [...new Set(listOf(fields.domains).map((domain) => siteOf(textOf(domain))))].map((name) => ({
    file,
    path: `${path}.domains`,
    name: name || null,
  }));

function articleMistakes(widget: WidgetView): Mistake[] {
  const address = textOf(widget.fields.articleUrl);
  return mistakeAt(widget, 'articleUrl', address && !articleKeyOf(address) && `"${address}" is not a web address`);
}

/** Ids, sites and article addresses must be unique, and article addresses valid. */
function nameMistakes({ publishers, partners, widgets }: ContentView): Mistake[] {
  const inWidgets = (path: string, nameOf: (value: unknown) => string | null): Named[] =>
    widgets.map(({ file, fields }) => ({ file, path, name: nameOf(fields[path]) }));
  return [
    ...repeated(ids(publishers)),
    ...repeated(ids(partners)),
    ...repeated((publishers ?? []).flatMap(sites)),
    ...repeated(inWidgets('widgetRequestId', idOf)),
    ...repeated(inWidgets('widgetId', idOf)),
    ...repeated(inWidgets('widgetPreviewId', idOf)),
    ...repeated(inWidgets('articleUrl', (value) => articleKeyOf(textOf(value)))),
    ...widgets.flatMap(articleMistakes),
  ];
}

const partnersNamedIn = ({ cards }: WidgetView): Named[] =>
  cards
    .flatMap((card) => [card, ...card.actions])
    .map(({ file, path, fields }) => ({ file, path: `${path}.partnerId`, name: idOf(fields.partnerId) }));

function unknown(named: Named[], owners: OwnerView[] | null, what: string): Mistake[] {
  if (!owners) return [];
  const known = new Set(owners.map(({ id }) => id));
  return named.flatMap((each) =>
    mistakeAt(each, '', each.name !== null && !known.has(each.name) && `no ${what} has the id "${each.name}"`),
  );
}

const hasPartner = ({ fields }: ActionView | CardView) =>
  Boolean(idOf(fields.partnerId) || idOf(fieldsOf(fields.partner).id));

/** Such as a donation, which is paid to its partner. */
function partnerMistakes(action: ActionView): Mistake[] {
  const isWithout = contentOf(action.type).needsPartner && !hasPartner(action) && !hasPartner(action.card);
  return mistakeAt(action, '.partnerId', isWithout && `a ${action.type} needs a partner`);
}

/** Publishers and partners that are unknown or missing. */
const ownerMistakes = ({ publishers, partners, widgets }: ContentView): Mistake[] => [
  ...unknown(widgets.flatMap(partnersNamedIn), partners, 'partner'),
  ...unknown(
    widgets.map(({ file, fields }) => ({ file, path: 'publisherId', name: idOf(fields.publisherId) })),
    publishers,
    'publisher',
  ),
  ...widgets.flatMap(actionsOf).flatMap(partnerMistakes),
];

const isNever = ({ opensAt, closesAt }: Hours) =>
  Boolean(opensAt && closesAt) && Date.parse(String(closesAt)) <= Date.parse(String(opensAt));

/** Widgets and actions must close after they open, and an action must be open at some time in each of its widgets. */
const hoursMistakes = ({ widgets }: ContentView): Mistake[] =>
  widgets.flatMap((widget) => {
    const own = hoursIn(widget.fields);
    const closesEarly = (place: Place, hours: Hours, field: string) =>
      mistakeAt(place, field, isNever(hours) && `"${hours.closesAt}" is not after opensAt, "${hours.opensAt}"`);
    return [
      ...closesEarly(widget, own, 'closesAt'),
      ...actionsOf(widget).flatMap((action) => {
        const hours = hoursIn(action.fields);
        const isApart = !isNever(own) && !isNever(hours) && isNever(narrowed(own, hours));
        return [
          ...(action.isReference ? [] : closesEarly(action, hours, '.closesAt')),
          ...mistakeAt(
            action,
            '',
            isApart && 'is never open here: its hours and the widget’s have no moment in common',
          ),
        ];
      }),
    ];
  });

/** An action may stand in several widgets but must be the same in each, or refer to the one that is written whole. */
function actionMistakes({ widgets }: ContentView): Mistake[] {
  const written = widgets.flatMap(actionsOf).filter(({ id, isReference }) => id !== null && !isReference);
  return repeatsOf(written, ({ identifier }) => identifier).flatMap(([action, first]) => {
    const message = `"${action.id}|${action.type}" differs from the one in ${first.file}: write it whole in one file, and in others its id and type alone`;
    return mistakeAt(action, '.id', !isDeepStrictEqual(first.fields, action.fields) && message);
  });
}

const RULES = [
  nameMistakes,
  ownerMistakes,
  dependencyMistakes,
  actionMistakes,
  hoursMistakes,
  reachMistakes,
  translationMistakes,
];

/** All mistakes beyond a single value's shape: unknown or repeated names, and actions that reach nobody. */
export const ruleMistakes = (content: ContentView): Mistake[] => RULES.flatMap((rule) => rule(content));
