import { availableParallelism } from 'node:os';
import type { Check } from '../checks/index.ts';
import { findJobs } from './jobs.ts';
import { createPostgres } from './postgres/provide.ts';
import { runQueue } from './queue.ts';
import { createReport } from './report.ts';
import { createWorker } from './worker/start.ts';

type Options = {
  root: string;
  checks: Check[];
  filters: string[];
  /** How long a test file may block its process, for example in an endless loop. */
  silentMs?: number;
};

/** Each lane may run a browser, which takes memory. */
const MOST_LANES = 4;
const SILENT_MS = 120_000;

/** Runs checks and test files, as many at once as there are cores, prints the last line and exits. */
export async function runAll({ root, checks, filters, silentMs = SILENT_MS }: Options) {
  process.env.NODE_ENV ??= 'test';
  const report = createReport(filters);
  const { databases, stop } = createPostgres(report.note);
  const lanes = Math.min(availableParallelism(), MOST_LANES);
  const allowOnly = filters.length > 0;
  const workers = Array.from({ length: lanes }, () => createWorker({ root, allowOnly, databases, silentMs }));

  await runQueue(findJobs(root, checks, filters), lanes, async ({ name, run }, lane) => {
    const start = performance.now();
    const worker = workers[lane];
    if (worker) report.add(name, await run(worker), performance.now() - start);
  });

  for (const worker of workers) worker.end();
  await stop();
  report.finish();
}
