import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Test files whose path contains one of the filters. */
export function findTestFiles(root: string, filters: readonly string[]) {
  return globSync('test/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort();
}
