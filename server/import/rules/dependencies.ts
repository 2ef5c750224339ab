import type { Mistake } from '../mistakes.ts';
import {
  type ActionView,
  type CardView,
  type ContentView,
  type Fields,
  fieldsOf,
  idOf,
  listOf,
  textOf,
} from '../view.ts';

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
export const dependencyMistakes = ({ widgets }: ContentView): Mistake[] =>
  widgets.flatMap(({ file, cards }) =>
    cards.flatMap((card) => cardMistakes(card, cards).map((mistake) => ({ file, ...mistake }))),
  );
