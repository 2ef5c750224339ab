import { availableParallelism } from 'node:os';
import type { Check } from '../checks/index.ts';
import { createBundler } from './bundle.ts';
import { keepDurations } from './durations.ts';
import { findJobs, findTestFiles, type Job } from './jobs.ts';
import { openMemory } from './memory.ts';
import { createPostgres } from './postgres/provide.ts';
import { runQueue } from './queue.ts';
import { createReport, withFailures } from './report.ts';
import { createWorker, type Worker } from './worker/start.ts';

type Options = {
  root: string;
  checks: Check[];
  filters: string[];
  /** Without samples: test files read it as `TEST_ALL`, since they run in other processes. */
  isAll?: boolean;
  /** Runs what passed before, too. */
  isFresh?: boolean;
  /** How long a test file may block its process, for example in an endless loop. */
  silentMs?: number;
};

/** Each lane may run a browser, which takes memory. */
const MOST_LANES = 4;
/** A test file waits for half of its time, for browsers, timers and disks: one more than there are cores keeps them busy. */
const lanesFor = (cores: number) => Math.min(cores + 1, MOST_LANES);
/** A program that a test waits for, or a machine with other work, may keep a sound file silent for minutes. */
const SILENT_MS = 600_000;
/** More failures than this have a cause that a calmer machine would not remove. */
const MOST_REPEATED = 5;

const partition = <T>(all: readonly T[], isFirst: (each: T) => boolean): [first: T[], others: T[]] => {
  const first = all.filter(isFirst);
  return [first, all.filter((each) => !first.includes(each))];
};

/**
 * Runs checks and test files, somewhat more at once than there are cores, prints the last line and exits. In a whole run, a few
 * test files that failed run again, alone: what only a busy machine broke is counted and named, but doesn't fail the run.
 */
export async function runAll({ root, checks, filters, isAll = false, isFresh = false, silentMs = SILENT_MS }: Options) {
  process.env.NODE_ENV ??= 'test';
  if (isAll) process.env.TEST_ALL = 'true';
  const report = createReport(filters);
  const { databases, stop } = createPostgres(report.note);
  const lanes = lanesFor(availableParallelism());
  const allowOnly = filters.length > 0;
  const isWhole = filters.length === 0;
  if (isWhole && isFresh) report.note('Started cold: nothing is remembered of earlier runs.');
  const memory = openMemory(root, isFresh || !isWhole);
  const [recalled, others] = partition(findTestFiles(root, filters), (file) => memory.recall(file) !== undefined);
  const bundleOf = createBundler(root, others, recalled);
  const start = () => createWorker({ root, bundleOf, allowOnly, databases, silentMs });
  const workers = Array.from({ length: lanes }, start);

  /** With what each printed at its first try. */
  const failed = new Map<Job, string>();
  const runJob = async (job: Job, worker: Worker, isLast: boolean) => {
    const known = job.isTest && !isLast ? memory.recall(job.name) : undefined;
    if (known) {
      report.remember(known);
      return known;
    }
    const since = Date.now();
    const begun = performance.now();
    const outcome = await job.run(worker);
    const ms = performance.now() - begun;
    // What passed at its second try is tried again the next time.
    if (job.isTest && !failed.has(job)) memory.keep(job.name, outcome, outcome.reads ?? [], since);
    if (isLast || !outcome.failed || !job.isTest || failed.size === MOST_REPEATED) report.add(job.name, outcome, ms);
    else {
      report.hold(job.name, outcome, ms);
      failed.set(job, outcome.output);
    }
    return outcome;
  };

  await runQueue(findJobs(root, checks, filters), lanes, async (job, lane) => {
    await runJob(job, workers[lane] as Worker, filters.length > 0);
  });
  for (const worker of workers) worker.end();
  for (const [job, output] of failed) {
    console.log(`\nAgain, alone: ${job.name}`);
    const worker = start();
    const { failed: stillFailed } = await runJob(job, worker, true);
    worker.end();
    if (!stillFailed) report.note(`Failed beside other tests, and passed alone: ${withFailures(job.name, output)}`);
  }
  await stop();
  keepDurations(root, report.durations);
  memory.save();
  report.finish();
}
