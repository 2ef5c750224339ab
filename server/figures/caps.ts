import type { Database } from '../db/schema.ts';
import { DAY_MS } from '../time.ts';
import { OTHER } from './facts.ts';
import type { Place } from './places.ts';
import { dayOf, ownScopeOf, scopesOf } from './timings.ts';

/** Dimensions whose values a stranger can make up, and how many new ones a scope's day takes: more are counted as others. */
const MOST_NEW: Record<string, number> = { article: 100, version: 20 };

const dayBefore = (day: string) => dayOf(new Date(Date.parse(day) - DAY_MS).toISOString());

type Value = { scope: string; dimension: string; day: string; value: string };

async function storedValues(db: Database, scopes: string[], days: string[]): Promise<Value[]> {
  // Of a batch in which nothing is to be counted; PostgreSQL takes no empty list.
  if (scopes.length === 0) return [];
  return db
    .selectFrom('timingDays')
    .select(['scope', 'dimension', 'day', 'value'])
    .where('scope', 'in', scopes)
    .where('dimension', 'in', Object.keys(MOST_NEW))
    .where('day', 'in', days)
    .execute();
}

const idOf = (...parts: string[]) => JSON.stringify(parts);

/**
 * Limits values that have no end. What a scope had the day before passes, so that nobody can displace it by being first.
 *
 * @returns a function that gives a value, or what stands for the others
 */
export async function createCaps(db: Database, measured: { day: string; facts: Place }[]) {
  const days = [...new Set(measured.map(({ day }) => day))];
  const scopes = [...new Set(measured.flatMap(({ facts }) => scopesOf(facts)))];
  const stored = await storedValues(db, scopes, [...new Set([...days, ...days.map(dayBefore)])]);
  const known = new Set(stored.map(({ scope, dimension, day, value }) => idOf(scope, dimension, day, value)));
  const isOld = (scope: string, dimension: string, day: string, value: string) =>
    known.has(idOf(scope, dimension, dayBefore(day), value));
  const counts = new Map<string, number>();
  const count = (scope: string, dimension: string, day: string) => {
    const id = idOf(scope, dimension, day);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  for (const { scope, dimension, day, value } of stored)
    if (!isOld(scope, dimension, day, value)) count(scope, dimension, day);
  return (scope: string, dimension: string, day: string, value: string): string => {
    const most = MOST_NEW[dimension];
    const id = idOf(scope, dimension, day, value);
    if (most === undefined || value === '' || known.has(id)) return value;
    if (!isOld(scope, dimension, day, value)) {
      if ((counts.get(idOf(scope, dimension, day)) ?? 0) >= most) return OTHER;
      count(scope, dimension, day);
    }
    known.add(id);
    return value;
  };
}

/**
 * Activity tells of the same articles as timings do, which limit how many there are: it is counted by those alone.
 *
 * @returns a function that gives a place's article, or what stands for the others
 */
export async function createArticles(db: Database, placed: { row: { at: string }; place: Place }[]) {
  const days = [...new Set(placed.map(({ row }) => dayOf(row.at)))];
  const scopes = [...new Set(placed.map(({ place }) => ownScopeOf(place)))];
  const stored = await storedValues(db, scopes, days);
  const known = new Set(stored.map(({ scope, day, value }) => idOf(scope, day, value)));
  return (place: Place, at: string) =>
    place.article === '' || known.has(idOf(ownScopeOf(place), dayOf(at), place.article)) ? place.article : OTHER;
}
