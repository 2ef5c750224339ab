/**
 * Runs the checks of the source, a build and all tests, somewhat more at once than there are cores.
 *
 *   npm test               everything
 *   npm test -- --all      more of what is random or repeats itself in other languages
 *   npm test -- --fresh    also what passed before, when all that it reads was the same; so does CI=true
 *   npm run soak           an hour of what a usual run does briefly; SOAK, KILLS and FUZZ_RUNS say how many of each call
 *   npm test -- loader     test files whose path contains "loader", checks with that exact name, and what both need
 */
import { dirname } from 'node:path';
import { checks } from './checks/index.ts';
import { runAll } from './test/run-all.ts';

const USAGE = `Usage: npm test -- [--all] [--fresh] [PART …]

Without a part, everything. With --all, also the rest of what a usual run takes samples of. With --fresh or CI=true,
also the files that passed before and read nothing that has changed. A part is some of a test file's path, or a check's whole name:
${checks.map(({ name }) => name).join(', ')}`;

const root = dirname(import.meta.dirname);
const ALL = '--all';
const FRESH = '--fresh';
const SOAK = '--soak';
/** Set by most services that run tests. */
const isCi = !['', 'false', undefined].includes(process.env.CI);
const words = process.argv.slice(2);
const isSoak = words.includes(SOAK);
const filters = isSoak ? ['slow/soak/', 'slow/server/fuzz'] : words.filter((word) => word !== ALL && word !== FRESH);
const option = filters.find((each) => each.startsWith('-'));

process.chdir(root);
if (isSoak) Object.assign(process.env, { SOAK: '500', KILLS: '100', FUZZ_RUNS: '600', ...process.env });
if (option) {
  console.log(USAGE);
  process.exitCode = option === '--help' || option === '-h' ? 0 : 1;
} else await runAll({ root, checks, filters, isAll: words.includes(ALL), isFresh: isCi || words.includes(FRESH) });
