/**
 * Runs the checks of the source, a build and all tests, as many at once as there are cores.
 *
 *   npm test               everything
 *   npm test -- loader     test files whose path contains "loader", checks with that exact name, and what both need
 */
import { dirname } from 'node:path';
import { checks } from './checks/index.ts';
import { runAll } from './test/run-all.ts';

const root = dirname(import.meta.dirname);
process.chdir(root);
await runAll({ root, checks, filters: process.argv.slice(2).filter((each) => !each.startsWith('-')) });
