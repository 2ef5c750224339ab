import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { Check } from '../checks/index.ts';
import { guess, readDurations } from './durations.ts';
import type { Queued } from './queue.ts';
import type { Outcome } from './report.ts';
import type { Worker } from './worker/start.ts';

/** One part of a run, from 1 to `count`, such as for one of several machines. */
export type Shard = { index: number; count: number };

/** What to run: with `filters`, the test files whose path contains one of them, whatever their tier, and the checks so named. */
export type Asked = {
  filters: readonly string[];
  /** All of both tiers. */
  isWide?: boolean;
  shard?: Shard;
};

/** Test files that the quick tier leaves out. */
const WIDE = 'test/wide/';

const findTestFiles = (root: string) =>
  globSync('test/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();

export const isQuick = ({ filters, isWide = false }: Asked) => filters.length === 0 && !isWide;

/** What `npm run test:all` runs and the quick tier does not, in one line. */
export function addedByAll(root: string, checks: readonly Check[]): string {
  const files = findTestFiles(root).filter((file) => file.startsWith(WIDE)).length;
  const more = checks.filter(({ isWide }) => isWide).length;
  return `npm run test:all adds ${files} test files and ${more} checks: other browsers, hosts, every state of the gallery, costs, what is slow, PostgreSQL.`;
}

const TIMEOUT_MS = 900_000;

/** Runs a check in its own process. Returns its output if it fails. */
async function runCheck({ name, command }: Check, root: string): Promise<Outcome> {
  const { ok, output } = await run(command, root);
  return ok
    ? { passed: 1, failed: 0, skipped: 0, output: `passed  ${name}\n` }
    : { passed: 0, failed: 1, skipped: 0, output: `FAILED  ${name}\n${output.trimEnd().replace(/^/gm, '    ')}\n\n` };
}

function run(args: readonly string[], cwd: string) {
  return new Promise<{ ok: boolean; output: string }>((done) => {
    execFile(
      process.execPath,
      args,
      { cwd, timeout: TIMEOUT_MS, maxBuffer: Number.POSITIVE_INFINITY },
      (cause, stdout, stderr) => done({ ok: !cause, output: stdout + stderr || String(cause) }),
    );
  });
}

export type Job = Queued & { isTest?: true; run: (worker: Worker) => Promise<Outcome> };

/** Checks with output that others need: installed programs that tests drive, and `dist/`. */
const PROGRAMS = 'programs';
const BUILD = 'build';

/** What must wait for the build or the programs: checks by name, test files by the start of their paths. */
const AFTER: [start: string, after: readonly string[]][] = [
  ['old browsers', [BUILD]],
  ['names', [BUILD]],
  ['test/build/', [BUILD]],
  ['test/e2e/', [BUILD, PROGRAMS]],
  ['test/server/', [PROGRAMS]],
  ['test/wide/hosts/wordpress/lint', [PROGRAMS]],
  ['test/wide/slow/server/', [PROGRAMS]],
  ['test/wide/slow/soak/', [PROGRAMS]],
  ['test/wide/', [BUILD, PROGRAMS]],
  ['test/docs/', [PROGRAMS]],
];

const queued = (name: string) => ({ name, after: AFTER.find(([start]) => name.startsWith(start))?.[1] ?? [] });

/** A check that only runs because others need its output; it is reported only if it fails. */
async function make({ name, command, ifNeeded = command }: Check, root: string): Promise<Outcome> {
  const outcome = await runCheck({ name, command: ifNeeded }, root);
  return outcome.failed ? outcome : { ...outcome, passed: 0, output: '' };
}

/**
 * Each job in turn, the longest first, goes to the shard that has least to do so far. What has been measured or guessed
 * alike is divided alike, so that the shards together are all jobs, each once.
 */
export function shardOf<T extends { name: string }>(
  jobs: readonly T[],
  { index, count }: Shard,
  msOf: (name: string) => number,
): T[] {
  const shards = Array.from({ length: count }, () => ({ ms: 0, names: new Set<string>() }));
  const longest = [...jobs].sort((a, b) => msOf(b.name) - msOf(a.name) || (a.name < b.name ? -1 : 1));
  for (const { name } of longest) {
    const [lightest] = [...shards].sort((a, b) => a.ms - b.ms || a.names.size - b.names.size);
    lightest?.names.add(name);
    if (lightest) lightest.ms += msOf(name);
  }
  return jobs.filter(({ name }) => shards[index - 1]?.names.has(name));
}

/**
 * Everything that was asked for and what it needs: first what others wait for, then the slowest, so that no process is left
 * running alone at the end.
 */
export function findJobs(root: string, checks: readonly Check[], asked: Asked): Job[] {
  const { filters, shard = { index: 1, count: 1 } } = asked;
  const isAsked = (isWide: boolean, isNamed: (filter: string) => boolean) =>
    filters.length > 0 ? filters.some(isNamed) : !(isWide && isQuick(asked));
  const durations = readDurations(root);
  const msOf = (name: string) => durations[name] ?? guess(name);
  const ofChecks = checks
    .filter(({ name, isWide = false }) => isAsked(isWide, (filter) => filter === name))
    .map((check) => ({ ...queued(check.name), run: () => runCheck(check, root) }));
  const ofFiles = findTestFiles(root)
    .filter((file) => isAsked(file.startsWith(WIDE), (filter) => file.includes(filter)))
    .map((file): Job => ({ ...queued(file), isTest: true, run: ({ run }) => run(file) }));
  const chosen = shardOf<Job>([...ofChecks, ...ofFiles], shard, msOf);
  const needed = new Set(chosen.flatMap(({ after }) => after));
  const names = new Set(chosen.map(({ name }) => name));
  const others = checks
    .filter(({ name }) => needed.has(name) && !names.has(name))
    .map((check) => ({ ...queued(check.name), run: () => make(check, root) }));
  const rank = ({ name }: Job) => (needed.has(name) ? Number.POSITIVE_INFINITY : msOf(name));
  return [...others, ...chosen].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}
