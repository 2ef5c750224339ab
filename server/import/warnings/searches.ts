import { isDeepStrictEqual } from 'node:util';
import type { Mistake } from '../mistakes.ts';
import { listedFor, searchOf } from '../rules/reach.ts';
import { type ActionView, actionsOf, type CardView, type ContentView, type Fields } from '../view.ts';

type Placed = { file: string; action: ActionView; card: CardView };
type Known = { place: string; search: Fields | null };

/** Whether whom it reaches depends on a search. */
const isSearched = ({ action }: Placed) => {
  const listed = listedFor(action);
  return listed !== null && listed.count === 0;
};

/** An action is stored once, with one search, whichever card it is done on. */
export function searchWarnings({ widgets }: ContentView): Mistake[] {
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
