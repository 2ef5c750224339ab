import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { Check } from '../checks/index.ts';
import { guess, readDurations } from './durations.ts';
import type { Queued } from './queue.ts';
import type { Outcome } from './report.ts';
import type { Worker } from './worker/start.ts';

/** Test files whose path contains one of the filters. */
export function findTestFiles(root: string, filters: readonly string[]) {
  return globSync('test/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort();
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
  ['test/scripts/postgres', [PROGRAMS]],
];

const queued = (name: string) => ({ name, after: AFTER.find(([start]) => name.startsWith(start))?.[1] ?? [] });

/** A check that only runs because others need its output; it is reported only if it fails. */
async function make({ name, command, ifNeeded = command }: Check, root: string): Promise<Outcome> {
  const outcome = await runCheck({ name, command: ifNeeded }, root);
  return outcome.failed ? outcome : { ...outcome, passed: 0, output: '' };
}

/** First what others wait for, then the slowest, so that no process is left running alone at the end. */
function byDuration(root: string, jobs: Job[]): Job[] {
  const needed = new Set(jobs.flatMap(({ after }) => after));
  const durations = readDurations(root);
  const rank = ({ name }: Job) => (needed.has(name) ? Number.POSITIVE_INFINITY : (durations[name] ?? guess(name)));
  return jobs.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}

/** Everything that was asked for and what it needs, in the order they start. */
export function findJobs(root: string, checks: readonly Check[], filters: readonly string[]): Job[] {
  const isAsked = ({ name }: Check) => filters.length === 0 || filters.includes(name);
  const asked = checks.filter(isAsked).map((check) => ({ ...queued(check.name), run: () => runCheck(check, root) }));
  const files = findTestFiles(root, filters).map(
    (file): Job => ({ ...queued(file), isTest: true, run: ({ run }) => run(file) }),
  );
  const needed = new Set([...asked, ...files].flatMap(({ after }) => after));
  const others = checks
    .filter((check) => needed.has(check.name) && !isAsked(check))
    .map((check) => ({ ...queued(check.name), run: () => make(check, root) }));
  return byDuration(root, [...others, ...asked, ...files]);
}
