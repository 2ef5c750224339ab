import { availableParallelism } from 'node:os';
import type { Check } from '../checks/index.ts';
import { createBundler, DATABASES } from './bundle.ts';
import { keepDurations } from './durations.ts';
import { type Asked, addedByAll, findJobs, isQuick, type Job } from './jobs.ts';
import { type Memory, openMemory } from './memory.ts';
import { createPostgres } from './postgres/provide.ts';
import { runQueue } from './queue.ts';
import { createReport, withFailures } from './report.ts';
import { createWorker, type Worker } from './worker/start.ts';

type Options = Asked & {
  root: string;
  checks: Check[];
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

/** Of the quick tier, a file that passed on one database has passed nowhere else. */
function remembers(memory: Memory, onOne: boolean): Pick<Memory, 'recall' | 'keep'> {
  const nameOnOne = (file: string) => `${file} on SQLite alone`;
  return {
    recall: (file) => memory.recall(file) ?? (onOne ? memory.recall(nameOnOne(file)) : undefined),
    keep(file, result, reads, since) {
      memory.keep(onOne && reads.includes(DATABASES) ? nameOnOne(file) : file, result, reads, since);
    },
  };
}

/**
 * Runs checks and test files, somewhat more at once than there are cores, prints the last line and exits. In a whole run, a few
 * test files that failed run again, alone: what only a busy machine broke is counted and named, but doesn't fail the run.
 */
export async function runAll({ root, checks, isFresh = false, silentMs = SILENT_MS, ...asked }: Options) {
  process.env.NODE_ENV ??= 'test';
  const onOne = isQuick(asked);
  const report = createReport(asked.filters, onOne ? addedByAll(root, checks) : '');
  const { databases, stop } = createPostgres(report.note, onOne);
  const lanes = lanesFor(availableParallelism());
  const isWhole = asked.filters.length === 0;
  if (isWhole && isFresh) report.note('Started cold: nothing is remembered of earlier runs.');
  const kept = openMemory(root, isFresh || !isWhole);
  const memory = remembers(kept, onOne);
  const jobs = findJobs(root, checks, asked);
  const files = jobs.flatMap(({ name, isTest }) => (isTest ? [name] : [])).sort();
  const [recalled, others] = partition(files, (file) => memory.recall(file) !== undefined);
  const bundleOf = createBundler(root, others, recalled);
  const start = () => createWorker({ root, bundleOf, allowOnly: !isWhole, databases, silentMs });
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

  await runQueue(jobs, lanes, async (job, lane) => {
    await runJob(job, workers[lane] as Worker, !isWhole);
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
  kept.save();
  report.finish();
}
