import { setImmediate } from 'node:timers/promises';
import { bundle } from './bundle.ts';
import { finishes } from './finishes.ts';
import type { Result } from './report.ts';

/** uvu's own answer: errors as text, how many passed, were skipped, and should have run. */
type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;
type Uvu = { UVU_DEFER?: number; UVU_INDEX?: number; UVU_QUEUE?: SuiteRun[][]; CIVIC_ALLOW_ONLY?: boolean };

const LOAD_TIMEOUT_MS = 60_000;

/** Makes the function that runs one test file after another in this process, by uvu's queue. */
export function createFileRunner(root: string, { allowOnly }: { allowOnly: boolean }) {
  const uvu = globalThis as Uvu;
  const queue: SuiteRun[][] = [];
  uvu.UVU_DEFER = 1; // queue suites instead of running them by themselves
  uvu.UVU_QUEUE = queue;
  uvu.CIVIC_ALLOW_ONLY = allowOnly;
  process.setSourceMapsEnabled(true);
  let stray: unknown[] = [];
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (cause: unknown) => void stray.push(cause));

  return async function runFile(file: string): Promise<Result> {
    console.log(`\n${file}`);
    stray = [];
    uvu.UVU_INDEX = queue.push([]) - 1;
    const result = await runSuites(root, file, queue[uvu.UVU_INDEX] ?? []);
    await setImmediate(); // lets a rejection that nobody handled be heard
    for (const cause of stray) fail(result, 'An error that no test caught:', cause);
    if (result.passed + result.failed + result.skipped === 0) fail(result, 'No test ran: is test.run() called?');
    return result;
  };
}

async function runSuites(root: string, file: string, suites: SuiteRun[]) {
  const result: Result = { passed: 0, failed: 0, skipped: 0 };
  try {
    const url = await bundle(root, file);
    await finishes(import(url), LOAD_TIMEOUT_MS);
    for (const run of suites) add(result, await run());
  } catch (cause) {
    fail(result, 'Could not be loaded:', cause);
  }
  return result;
}

function add(result: Result, [errors, passed, skipped, total]: Awaited<ReturnType<SuiteRun>>) {
  result.passed += passed;
  result.failed += total - passed;
  result.skipped += skipped;
  if (errors !== true) console.log(`\n${errors}`);
}

function fail(result: Result, reason: string, cause?: unknown) {
  result.failed++;
  console.log(`  FAILED  ${reason}`);
  if (cause !== undefined) console.log(cause);
}
