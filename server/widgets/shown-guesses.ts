import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';

/** The ends and the step of a speedometer's scale. */
type Scale = { min: number; max: number; step: number };

/**
 * How many guessed what, as those may know who did not guess just now: counts at even distances from the scale's low end to
 * its high one, both included. Read in `trx`, for a guess of this time.
 */
export type ShownGuesses = (identifier: string, scale: Scale, at: { trx: Database; now: Date }) => Promise<number[]>;

/** A made-up guess is counted under the value that it names (server/demo/past.ts). */
const madeUpKey = (identifier: string) => `${identifier}|guesses`;

/** More could not be told apart on a reader's screen. */
const MOST_COUNTS = 24;
/** So many stand for all, however many there are. */
const LATEST = 600;
const MOST_ACTIONS = 1_000;

type Guess = { value: number; count: number };

/** @param before ISO time */
async function guessesBefore(db: Database, identifier: string, before: string): Promise<Guess[]> {
  const latest = await db
    .selectFrom('votes')
    .select('value')
    .where('identifier', '=', identifier)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(LATEST)
    .execute();
  const madeUp = await db
    .selectFrom('demoCounts')
    .select(['answerId', 'count'])
    .where('identifier', '=', madeUpKey(identifier))
    .execute();
  return [
    ...latest.flatMap(({ value }) => (value === null ? [] : [{ value, count: 1 }])),
    ...madeUp.map(({ answerId, count }) => ({ value: Number(answerId), count })),
  ];
}

/** Counts guesses along a scale. Those beyond its ends were made on an earlier one. */
export function countAlong({ min, max, step }: Scale, guesses: readonly Guess[]): number[] {
  const steps = Math.min(MOST_COUNTS - 1, Math.max(1, Math.round((max - min) / step)));
  const counts = Array.from({ length: steps + 1 }, () => 0);
  for (const { value, count } of guesses) {
    const at = Math.round(((value - min) / (max - min)) * steps);
    if (value >= min && value <= max) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts;
}

/**
 * Guesses until the last full minute (contract §8, no. 29). Those of an action are read once a minute, however many readers
 * guess.
 *
 * @param countsAgeMs a minute, or 0 for all guesses so far
 */
export function createShownGuesses({ countsAgeMs }: { countsAgeMs: number }): ShownGuesses {
  const kept = new LRUCache<string, { minute: number; guesses: Guess[] }>({ max: MOST_ACTIONS });

  return async (identifier, scale, { trx, now }) => {
    if (countsAgeMs === 0) return countAlong(scale, await guessesBefore(trx, identifier, now.toISOString()));
    const minute = Math.floor(now.getTime() / countsAgeMs);
    const known = kept.get(identifier);
    if (known?.minute === minute) return countAlong(scale, known.guesses);
    const guesses = await guessesBefore(trx, identifier, new Date(minute * countsAgeMs).toISOString());
    kept.set(identifier, { minute, guesses });
    return countAlong(scale, guesses);
  };
}
