import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Folders whose tests drive a browser: slowest, so after everything that can fail sooner. */
const LAST = ['test/hosts/', 'test/e2e/'];

const rank = (file: string) => LAST.findIndex((folder) => file.startsWith(folder));

/** Test files whose path holds one of the filters, in the order they run. */
export function findTestFiles(root: string, filters: string[]) {
  return globSync('test/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
