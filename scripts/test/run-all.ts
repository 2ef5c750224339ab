import { availableParallelism } from 'node:os';
import type { Check } from '../checks/index.ts';
import { keepDurations } from './durations.ts';
import { findJobs, type Job } from './jobs.ts';
import { createPostgres } from './postgres/provide.ts';
import { runQueue } from './queue.ts';
import { createReport } from './report.ts';
import { createWorker, type Worker } from './worker/start.ts';

type Options = {
  root: string;
  checks: Check[];
  filters: string[];
  /** Without samples: test files read it as `TEST_ALL`, since they run in other processes. */
  isAll?: boolean;
  /** How long a test file may block its process, for example in an endless loop. */
  silentMs?: number;
};

/** Each lane may run a browser, which takes memory. */
const MOST_LANES = 4;
const SILENT_MS = 120_000;
/** More failures than this have a cause that a calmer machine would not remove. */
const MOST_REPEATED = 3;

/**
 * Runs checks and test files, as many at once as there are cores, prints the last line and exits. In a whole run, a few
 * test files that failed run again, alone: what only a busy machine broke is counted and named, but doesn't fail the run.
 */
export async function runAll({ root, checks, filters, isAll = false, silentMs = SILENT_MS }: Options) {
  process.env.NODE_ENV ??= 'test';
  if (isAll) process.env.TEST_ALL = 'true';
  const report = createReport(filters);
  const { databases, stop } = createPostgres(report.note);
  const lanes = Math.min(availableParallelism(), MOST_LANES);
  const allowOnly = filters.length > 0;
  const start = () => createWorker({ root, allowOnly, databases, silentMs });
  const workers = Array.from({ length: lanes }, start);

  const failed: Job[] = [];
  const runJob = async (job: Job, worker: Worker, isLast: boolean) => {
    const begun = performance.now();
    const outcome = await job.run(worker);
    const ms = performance.now() - begun;
    if (isLast || !outcome.failed || !job.isTest || failed.length === MOST_REPEATED) report.add(job.name, outcome, ms);
    else {
      report.hold(job.name, outcome, ms);
      failed.push(job);
    }
    return outcome;
  };

  await runQueue(findJobs(root, checks, filters), lanes, async (job, lane) => {
    await runJob(job, workers[lane] as Worker, filters.length > 0);
  });
  for (const worker of workers) worker.end();
  for (const job of failed) {
    console.log(`\nAgain, alone: ${job.name}`);
    const worker = start();
    const { failed: stillFailed } = await runJob(job, worker, true);
    worker.end();
    if (!stillFailed) report.note(`Failed beside other tests, and passed alone: ${job.name}`);
  }
  await stop();
  keepDurations(root, report.durations);
  report.finish();
}
