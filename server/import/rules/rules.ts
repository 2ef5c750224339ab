import { isDeepStrictEqual } from 'node:util';
import { is } from 'superstruct';
import { articleKeyOf, siteOf } from '../../widgets/article-key.ts';
import type { Mistake } from '../mistakes.ts';
import { Moment } from '../shape/values.ts';
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
import { reachMistakes } from './reach.ts';
import { translationMistakes } from './translations.ts';

/** The results that an action can have; null if any is possible. */
function resultIds({ type, fields }: ActionView): Set<string | null> | null {
  const { answers } = fieldsOf(fields.details);
  if (Array.isArray(answers)) return new Set(listOf(answers).map((answer) => idOf(fieldsOf(answer).id)));
  return type === 'sentimentpoll' ? new Set(['1', '2', '3']) : null;
}

/** @param order holds the dependency: a card's order, or an action itself */
function dependencyMistake(order: Fields, earlier: ActionView[]): string | null {
  const [id, result] = [idOf(order.dependentActionId), idOf(order.dependentResultId)];
  if (id === null)
    return order.type === 'Conditional' || order.type === 2 ? 'a Conditional order needs a dependentActionId' : null;
  const type = textOf(order.dependentActionType).toLowerCase();
  const action = earlier.find((each) => each.id === id && (!type || each.type === type));
  if (!action) return `no earlier action has the id "${id}"${type ? ` and the type "${type}"` : ''}`;
  const results = result === null ? null : resultIds(action);
  return results && !results.has(result) ? `action "${id}" has no result "${result}"` : null;
}

/** Without an order, cards follow each other as in the file. */
const rankOf = (card: CardView, cards: CardView[]) => Number(fieldsOf(card.fields.order).value ?? cards.indexOf(card));

function cardMistakes(card: CardView, cards: CardView[]): Omit<Mistake, 'file'>[] {
  const rank = rankOf(card, cards);
  const earlier = cards.filter((each) => rankOf(each, cards) < rank).flatMap(({ actions }) => actions);
  const places = [
    { path: `${card.path}.order`, message: dependencyMistake(fieldsOf(card.fields.order), earlier) },
    ...card.actions.map(({ path, fields }) => ({
      path: `${path}.dependentActionId`,
      message: dependencyMistake({ ...fields, type: null }, earlier),
    })),
  ];
  return places.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
}

/** Cards and actions that depend on something that can't have happened before them. */
const dependencyMistakes = ({ widgets }: ContentView): Mistake[] =>
  widgets.flatMap(({ file, cards }) =>
    cards.flatMap((card) => cardMistakes(card, cards).map((mistake) => ({ file, ...mistake }))),
  );

type Named = { file: string; path: string; name: string | null };

/** Reports a value that is used twice. */
function repeated(names: Named[]): Mistake[] {
  const first = new Map<string, string>();
  return names.flatMap(({ file, path, name }) => {
    if (name === null) return [];
    const known = first.get(name);
    if (known === undefined) first.set(name, file);
    return known === undefined ? [] : [{ file, path, message: `"${name}" is already used in ${known}` }];
  });
}

const ids = (file: string, owners: OwnerView[] | null): Named[] =>
  (owners ?? []).map(({ path, id }) => ({ file, path: `${path}.id`, name: id }));

/** A publisher may name its site with and without `www.`, but two publishers can't share one. */
const sites = ({ path, fields }: OwnerView): Named[] =>
  [...new Set(listOf(fields.domains).map((domain) => siteOf(textOf(domain))))].map((name) => ({
    file: 'publishers.json',
    path: `${path}.domains`,
    name: name || null,
  }));

function articleMistakes({ file, fields }: WidgetView): Mistake[] {
  const address = textOf(fields.articleUrl);
  if (!address || articleKeyOf(address)) return [];
  return [{ file, path: 'articleUrl', message: `"${address}" is not a web address` }];
}

/** Ids, sites and article addresses must be unique, and article addresses valid. */
function nameMistakes({ publishers, partners, widgets }: ContentView): Mistake[] {
  const inWidgets = (path: string, nameOf: (value: unknown) => string | null): Named[] =>
    widgets.map(({ file, fields }) => ({ file, path, name: nameOf(fields[path]) }));
  return [
    ...repeated(ids('publishers.json', publishers)),
    ...repeated(ids('partners.json', partners)),
    ...repeated((publishers ?? []).flatMap(sites)),
    ...repeated(inWidgets('widgetRequestId', idOf)),
    ...repeated(inWidgets('widgetPreviewId', idOf)),
    ...repeated(inWidgets('articleUrl', (value) => articleKeyOf(textOf(value)))),
    ...widgets.flatMap(articleMistakes),
  ];
}

type Reference = { file: string; path: string; id: string | null };

const partnersNamedIn = ({ file, cards }: WidgetView): Reference[] =>
  cards
    .flatMap((card) => [card, ...card.actions])
    .map(({ path, fields }) => ({ file, path: `${path}.partnerId`, id: idOf(fields.partnerId) }));

function unknown(references: Reference[], owners: OwnerView[] | null, what: string): Mistake[] {
  if (!owners) return [];
  const known = new Set(owners.map(({ id }) => id));
  return references
    .filter(({ id }) => id !== null && !known.has(id))
    .map(({ file, path, id }) => ({ file, path, message: `no ${what} has the id "${id}"` }));
}

/** A donation is paid to its partner, so it needs one. */
const donationMistakes = ({ file, cards }: WidgetView): Mistake[] =>
  cards.flatMap((card) =>
    card.actions
      .filter(
        ({ type, fields }) => type === 'donation' && !idOf(fields.partnerId) && !idOf(fieldsOf(fields.partner).id),
      )
      .filter(() => !idOf(card.fields.partnerId) && !idOf(fieldsOf(card.fields.partner).id))
      .map(({ path }) => ({ file, path: `${path}.partnerId`, message: 'a donation needs a partner' })),
  );

/** Publishers and partners that are unknown or missing. */
const ownerMistakes = ({ publishers, partners, widgets }: ContentView): Mistake[] => [
  ...unknown(widgets.flatMap(partnersNamedIn), partners, 'partner'),
  ...unknown(
    widgets.map(({ file, fields }) => ({ file, path: 'publisherId', id: idOf(fields.publisherId) })),
    publishers,
    'publisher',
  ),
  ...widgets.flatMap(donationMistakes),
];

/** A widget must close after it opens. What is no moment is reported with the shape. */
const hoursMistakes = ({ widgets }: ContentView): Mistake[] =>
  widgets.flatMap(({ file, fields: { opensAt, closesAt } }) => {
    if (!is(opensAt, Moment) || !is(closesAt, Moment) || Date.parse(closesAt) > Date.parse(opensAt)) return [];
    return [{ file, path: 'closesAt', message: `"${closesAt}" is not after opensAt, "${opensAt}"` }];
  });

/** An action may stand in several widgets but must be the same in each, or refer to the one that is written whole. */
function actionMistakes({ widgets }: ContentView): Mistake[] {
  const known = new Map<string, { file: string; action: ActionView }>();
  return widgets.flatMap(actionsOf).flatMap(({ file, action }) => {
    if (action.id === null || action.isReference) return [];
    const identifier = `${action.id}|${action.type}`;
    const other = known.get(identifier);
    if (!other) known.set(identifier, { file, action });
    if (!other || isDeepStrictEqual(other.action.fields, action.fields)) return [];
    return [
      {
        file,
        path: `${action.path}.id`,
        message: `"${identifier}" differs from the one in ${other.file}: write it whole in one file, and in others its id and type alone`,
      },
    ];
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
