import { type Fields, fieldsOf, listOf } from '../../../widget/core/model/value.ts';
import { contentOf } from '../kinds.ts';
import { type Mistake, mistakeAt } from '../mistakes.ts';
import { type ActionView, actionsOf, type ContentView, idOf } from '../view.ts';

const LISTS = ['levels', 'roles', 'adminArea1Codes', 'districtIds'];

/** A search with only an id refers to the whole search of that id elsewhere in the content. */
const isBare = (search: Fields) => !search.countryCode && LISTS.every((name) => listOf(search[name]).length === 0);

/** An action's search: its own, else its card's. */
export const searchOf = ({ fields, card }: ActionView): Fields | null => {
  const search = fields.representativeSearch ?? card.fields.representativeSearch;
  return search === undefined || search === null ? null : fieldsOf(search);
};

/** Whole searches by id, for those that give only an id. */
export const searchesById = ({ widgets }: ContentView): ReadonlyMap<string, Fields> =>
  new Map(
    widgets
      .flatMap(actionsOf)
      .map(searchOf)
      .filter((search) => search !== null && !isBare(search))
      .map((search) => [idOf(search?.id) ?? '', search ?? {}]),
  );

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** The recipients that an action names. */
type Listed = { path: string; count: number; reachable: number; needs: string };

/** `null` for kinds without recipients. */
export function listedFor({ type, fields }: ActionView): Listed | null {
  const { recipients } = contentOf(type);
  if (!recipients) return null;
  const { path, way, needs } = recipients;
  const people = listOf(path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], fields));
  const reachable = people.filter((each) => isFilled(fieldsOf(each)[way])).length;
  return { path, needs, count: people.length, reachable };
}

function searchMistake(search: Fields, known: ReadonlyMap<string, Fields>): string | null {
  const id = idOf(search.id);
  if (!isBare(search) || id === null || known.has(id)) return null;
  return `no search of the content says whom the id "${id}" stands for: give a countryCode, levels or roles`;
}

function reachMistake(action: ActionView, known: ReadonlyMap<string, Fields>): Mistake[] {
  const listed = listedFor(action);
  const search = searchOf(action);
  if (listed && listed.count > 0) {
    const isUnreachable = listed.reachable === 0;
    return mistakeAt(
      action,
      `.${listed.path}`,
      isUnreachable && `none of them has ${listed.needs}: nobody can be reached`,
    );
  }
  if (search) return mistakeAt(action, '.representativeSearch', searchMistake(search, known));
  return mistakeAt(
    action,
    '',
    listed && `nobody can be reached: give ${listed.path}, or a representativeSearch here or on the card`,
  );
}

/** Emails and calls without recipients, and searches that can't find anybody. */
export function reachMistakes(content: ContentView): Mistake[] {
  const known = searchesById(content);
  return content.widgets.flatMap(actionsOf).flatMap((action) => reachMistake(action, known));
}
