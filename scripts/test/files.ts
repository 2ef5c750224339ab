import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Slowest first, so that no process is left running alone at the end. */
const FIRST = [
  'test/e2e/states',
  'test/e2e/keyboard',
  'test/e2e/',
  'test/server/',
  'test/scripts/',
  'test/docs/',
  'test/build/',
];

function rank(file: string) {
  const index = FIRST.findIndex((start) => file.startsWith(start));
  return index < 0 ? FIRST.length : index;
}

/** Test files whose path contains one of the filters, in the order they run. */
export function findTestFiles(root: string, filters: readonly string[]) {
  return globSync('test/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
