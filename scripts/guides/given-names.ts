/**
 * The given names that stand in full on a petition's wall (server/widgets/wall.ts). They are those of faker's languages, whose
 * package is for development alone: the server has them as a list.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allLocales } from '@faker-js/faker';
import { nameParts, plainName } from '../../server/widgets/given-names.ts';

/** Where a wall's names are looked up (server/widgets/given-names.ts). */
export const GIVEN_NAMES = 'server/widgets/given-names.txt';

/** Some locales have women's and men's names, some one list, some both; a few have none. */
type FirstNames = { person?: { first_name?: Record<string, unknown> | unknown[] } };

const listsIn = ({ person }: FirstNames): string[] =>
  Object.values(person?.first_name ?? {})
    .flat()
    .filter((name) => typeof name === 'string');

/** As names are compared: `Mary Ann` is two, and `Chloé` is `chloe`. */
const wordsIn = (locale: FirstNames): string[] => listsIn(locale).flatMap(nameParts).map(plainName);

const WORD = /^\p{L}+$/u;

/** All of them, each once, with a line for each first letter. */
export function givenNames(): string {
  const words = Object.values(allLocales as Record<string, FirstNames>)
    .flatMap(wordsIn)
    .filter((word) => WORD.test(word));
  const lines = new Map<string, string[]>();
  for (const word of [...new Set(words)].sort()) {
    const [letter = ''] = word;
    lines.set(letter, [...(lines.get(letter) ?? []), word]);
  }
  return `${[...lines.values()].map((line) => line.join(' ')).join('\n')}\n`;
}

/** Writes the list. @param root of the repository */
export const writeGivenNames = (root: string) => writeFile(join(root, GIVEN_NAMES), givenNames());
