import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As names are compared: without marks, capitals and the ways to write an apostrophe. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();

/** A name's parts: `Jean-Pierre` and `Mary Ann` have two. */
export const nameParts = (name: string): string[] => name.split(/[\s-]+/).filter(Boolean);

const FILE = join(import.meta.dirname, 'given-names.txt');

let known: ReadonlySet<string> | undefined;

/** Whether a word is among the given names of sixty languages (scripts/guides/given-names.ts). */
export function isGivenName(word: string): boolean {
  known ??= new Set(readFileSync(FILE, 'utf8').trim().split(/\s+/));
  return known.has(plainName(word));
}
