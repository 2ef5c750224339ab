/** A process that runs test files one after the other, on messages from `start.ts`: node main.ts ROOT [--only] */
import { once } from 'node:events';
// Imported, not global: a test's fake timers must not stop the sign of life.
import { setInterval } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import { installDom } from '../../../test/support/dom.ts';
import type { Bundle } from '../bundle.ts';
import { finishes } from '../finishes.ts';
import { count, type Result } from '../report.ts';
import { noteReads } from './reads.ts';
import type { FromWorker, ToWorker } from './start.ts';

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
function createFileRunner({ allowOnly, databases }: Options) {
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

/**
 * React DOM and Preact's compatibility layer check once, on first import, whether there is a document. All test files
 * share one process, so the first import must happen while there is one.
 */
async function preloadRenderers() {
  const removeDom = installDom();
  await Promise.all(['react-dom/client', 'preact/compat'].map((name) => import(name)));
  await removeDom();
}

const ALIVE_EVERY_MS = 1_000;

const [root = '', option] = process.argv.slice(2);
// Before anything that tests use takes functions out of `node:fs`.
const takeReads = noteReads(root);

const send = (message: FromWorker) => process.send?.(message);

/** Keeps the process alive only between files, so that a test that waits for nothing empties the event loop. */
const listen = (isHeld: boolean) => (isHeld ? process.channel?.ref() : process.channel?.unref());

async function askForDatabases(): Promise<readonly string[]> {
  listen(true);
  send('databases');
  const [message] = (await once(process, 'message')) as [ToWorker];
  listen(false);
  if (!('databases' in message)) throw new Error('Received another file before this one had finished');
  if (message.url) process.env.TEST_DATABASE_URL = message.url;
  return message.databases;
}

let asked: Promise<readonly string[]> | undefined;
const databases = () => {
  asked ??= askForDatabases();
  return asked;
};

async function prepare() {
  const runFile = createFileRunner({ allowOnly: option === '--only', databases });
  // Decides now whether it prints in color; processes that tests start decide for themselves.
  await import('uvu');
  delete process.env.FORCE_COLOR;
  await preloadRenderers();
  return runFile;
}

process.on('disconnect', () => process.exit());
setInterval(() => send('alive'), ALIVE_EVERY_MS).unref();
send('alive');
const prepared = prepare();

process.on('message', async (message: ToWorker) => {
  if (!('file' in message)) return;
  const runFile = await prepared;
  listen(false);
  takeReads();
  const result = await runFile(message.bundle, message.file);
  listen(true);
  send({ result, reads: takeReads() });
});
