import { isRecord } from '../../../model/value.ts';
import type { Wall } from '../store.ts';

const MOST_OTHERS = 4;
const MAX_CHARS = 60;

/** Names of `[{name}]`; what is anything else is left out. */
const namesIn = (latest: unknown): string[] =>
  (Array.isArray(latest) ? latest : [])
    .map((entry) => (isRecord(entry) ? entry.name : null))
    .filter((name): name is string => typeof name === 'string' && name !== '' && name.length <= MAX_CHARS);

/**
 * The latest signers without the reader, the latest first. An answer has the reader's own name as one of its four, so that
 * the fourth other is one from before.
 *
 * @param latest as the server answers them
 */
export function wallOf(latest: { own: string; answered: unknown; before: unknown }): Wall {
  const names = new Set([...namesIn(latest.answered), ...namesIn(latest.before)]);
  names.delete(latest.own);
  return { others: [...names].slice(0, MOST_OTHERS), own: latest.own };
}
