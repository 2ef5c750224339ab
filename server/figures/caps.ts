import type { Database, Schema } from '../db/schema.ts';
import { OTHER } from './facts.ts';
import type { Place } from './places.ts';
import { dayOf, scopesOf } from './timings.ts';

/** Dimensions whose values a stranger can make up, and the most of them in a scope's day: more are counted as others. */
const MOST_VALUES: Record<string, number> = { article: 100, version: 20 };

/** Limits values that have no end. @returns a function that gives a value, or what stands for the others */
export function createCaps(known: Pick<Schema['timingDays'], 'scope' | 'dimension' | 'day' | 'value'>[]) {
  const seen = new Map<string, Set<string>>();
  const valuesIn = (scope: string, dimension: string, day: string) => {
    const id = JSON.stringify([scope, dimension, day]);
    const values = seen.get(id) ?? new Set<string>();
    seen.set(id, values);
    return values;
  };
  for (const { scope, dimension, day, value } of known) valuesIn(scope, dimension, day).add(value);
  return (scope: string, dimension: string, day: string, value: string): string => {
    const most = MOST_VALUES[dimension];
    if (most === undefined || value === '') return value;
    const values = valuesIn(scope, dimension, day);
    if (!values.has(value) && values.size >= most) return OTHER;
    values.add(value);
    return value;
  };
}

export const knownValues = (db: Database, scopes: string[], days: string[]) =>
  db
    .selectFrom('timingDays')
    .select(['scope', 'dimension', 'day', 'value'])
    .where('scope', 'in', scopes)
    .where('dimension', 'in', Object.keys(MOST_VALUES))
    .where('day', 'in', days)
    .execute();

/**
 * Activity tells of the same articles as timings do, which limit how many there are: it is counted by those alone.
 *
 * @returns a function that gives a place's article, or what stands for the others
 */
export async function createArticles(db: Database, placed: { row: { at: string }; place: Place }[]) {
  const days = [...new Set(placed.map(({ row }) => dayOf(row.at)))];
  const scopes = [...new Set(placed.map(({ place }) => scopesOf(place).at(-1) ?? ''))];
  const known = await knownValues(db, scopes, days);
  const articles = new Set(known.map(({ scope, day, value }) => JSON.stringify([scope, day, value])));
  return (place: Place, at: string) => {
    const id = JSON.stringify([scopesOf(place).at(-1) ?? '', dayOf(at), place.article]);
    return place.article === '' || articles.has(id) ? place.article : OTHER;
  };
}
