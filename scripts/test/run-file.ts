import { setImmediate } from 'node:timers/promises';
import type { Bundle } from './bundle.ts';
import { finishes } from './finishes.ts';
import { count, type Result } from './report.ts';

/** uvu's result: errors as text, and the numbers of tests that passed, were skipped and should have run. */
type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;
type Options = {
  allowOnly: boolean;
  /** The databases that a file runs on, one after the other, if it uses one. */
  databases: () => Promise<readonly string[]>;
};
type Uvu = { UVU_DEFER?: number; UVU_INDEX?: number; UVU_QUEUE?: SuiteRun[][]; CIVIC_ALLOW_ONLY?: boolean };

const LOAD_TIMEOUT_MS = 600_000;

/** Makes a function that runs a bundled test file in this process, on uvu's queue. */
export function createFileRunner({ allowOnly, databases }: Options) {
  const uvu = globalThis as Uvu;
  const queue: SuiteRun[][] = [];
  uvu.UVU_DEFER = 1; // queue suites instead of running them right away
  uvu.UVU_QUEUE = queue;
  uvu.CIVIC_ALLOW_ONLY = allowOnly;
  let stray: unknown[] = [];
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (cause: unknown) => void stray.push(cause));

  async function runBundle(title: string, url: string): Promise<Result> {
    console.log(`\n${title}`);
    stray = [];
    uvu.UVU_INDEX = queue.push([]) - 1;
    const result = await runSuites(url, queue[uvu.UVU_INDEX] ?? []);
    await setImmediate(); // unhandled rejections are reported after this
    for (const cause of stray) fail(result, 'An error that no test caught:', cause);
    if (result.passed + result.failed + result.skipped === 0) fail(result, 'No test ran: is test.run() called?');
    return result;
  }

  async function runOnEach(file: string, url: string): Promise<Result> {
    const total = none();
    for (const database of await databases()) {
      process.env.TEST_DATABASE = database;
      // A different URL per database, or the second would get the modules of the first from the cache.
      count(total, await runBundle(`${file} on ${database}`, `${url}?${database}`));
    }
    return total;
  }

  return ({ url, usesDatabase }: Bundle, file: string): Promise<Result> =>
    usesDatabase ? runOnEach(file, url) : runBundle(file, url);
}

const none = (): Result => ({ passed: 0, failed: 0, skipped: 0 });

async function runSuites(url: string, suites: SuiteRun[]) {
  const result = none();
  try {
    await finishes(import(url), LOAD_TIMEOUT_MS);
    for (const run of suites) add(result, await run());
  } catch (cause) {
    fail(result, 'Could not be loaded:', cause);
  }
  return result;
}

function add(result: Result, [errors, passed, skipped, total]: Awaited<ReturnType<SuiteRun>>) {
  count(result, { passed, failed: total - passed, skipped });
  if (errors !== true) console.log(`\n${errors}`);
}

function fail(result: Result, reason: string, cause?: unknown) {
  result.failed++;
  console.log(`  FAILED  ${reason}`);
  if (cause !== undefined) console.log(cause);
}
