/**
 * Runs the checks of the source, a build and tests, somewhat more at once than there are cores.
 *
 *   npm test                          the quick tier: all but test/wide/, slow checks and PostgreSQL
 *   npm run test:all                  everything
 *   npm run test:all -- --shard=1/4   the first of four parts that take about as long, for four machines
 *   npm test -- --fresh               also what passed before, when all that it reads was the same; so does CI=true
 *   npm test -- loader                of both tiers, test files whose path contains "loader", checks with that exact name,
 *                                     and what both need; what stores something runs on both databases
 *   npm run soak                      an hour of what a usual run does briefly; SOAK, KILLS and FUZZ_RUNS say how many of each call
 */
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from './checks/index.ts';
import type { Shard } from './test/jobs.ts';
import { runAll } from './test/run-all.ts';

const USAGE = `Usage: npm test -- [--fresh] [PART …]
       npm run test:all -- [--fresh] [--shard=1/4] [PART …]

Without a part, npm test runs the quick tier and npm run test:all everything. With --fresh or CI=true, also the files that
passed before and read nothing that has changed. A part is some of a test file's path, in either tier, or a check's whole name:
${checks.map(({ name }) => name).join(', ')}`;

/** Set by most services that run tests. */
const isCi = !['', 'false', undefined].includes(process.env.CI);

const SOAKED = ['slow/soak/', 'slow/server/fuzz'];

/** @returns null for what is no such part */
function shardIn(text: string): Shard | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : null;
}

function parse() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        fresh: { type: 'boolean', default: isCi },
        shard: { type: 'string', default: '1/1' },
        help: { type: 'boolean', short: 'h' },
        // What `npm run test:all` and `npm run soak` say.
        wide: { type: 'boolean', default: false },
        soak: { type: 'boolean', default: false },
      },
    });
    const shard = shardIn(values.shard);
    return shard ? { ...values, shard, filters: values.soak ? SOAKED : positionals } : null;
  } catch {
    return null; // an option that there is not
  }
}

const root = dirname(import.meta.dirname);
const asked = parse();

process.chdir(root);
if (!asked || asked.help) {
  console.log(USAGE);
  process.exitCode = asked ? 0 : 1;
} else {
  const { filters, shard, soak, wide: isWide, fresh: isFresh } = asked;
  if (soak) Object.assign(process.env, { SOAK: '500', KILLS: '100', FUZZ_RUNS: '600', ...process.env });
  await runAll({ root, checks, filters, shard, isWide, isFresh });
}
