import { allLocales } from '@faker-js/faker';
import { nameParts, plainName } from '../../server/widgets/given-names.ts';

/** Where a wall's names are looked up (server/widgets/given-names.ts). */
export const GIVEN_NAMES = 'server/widgets/given-names.txt';

type FirstNames = { person?: { first_name?: Record<string, unknown> | unknown[] } };

const listsIn = ({ person }: FirstNames): string[] =>
  Object.values(person?.first_name ?? {})
    .flat()
    .filter((name) => typeof name === 'string');

/** Given names of all languages that faker has, each once, with a line for each first letter. */
export function givenNames(): string {
  const words = Object.values(allLocales as Record<string, FirstNames>)
    .flatMap(listsIn)
    .flatMap(nameParts)
    .map(plainName)
    .filter((word) => /^\p{L}+$/u.test(word));
  const lines = new Map<string, string[]>();
  for (const word of [...new Set(words)].sort()) {
    const [letter = ''] = word;
    lines.set(letter, [...(lines.get(letter) ?? []), word]);
  }
  return `${[...lines.values()].map((line) => line.join(' ')).join('\n')}\n`;
}
