/** A process that runs test files one after the other, on messages from `start.ts`: node main.ts ROOT [--only] */
import { once } from 'node:events';
// Imported, not global: a test's fake timers must not stop the sign of life.
import { setInterval } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import { installDom } from '../../../test/support/dom.ts';
import type { Bundle } from '../bundle.ts';
import { failureText } from '../failure-text.ts';
import { finishes } from '../finishes.ts';
import { count, type Result } from '../report.ts';
import { noteReads } from './reads.ts';
import type { FromWorker, ToWorker } from './start.ts';

/** uvu's result: errors as text, and the numbers of tests that passed, were skipped and should have run. */
type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const LOAD_TIMEOUT_MS = 600_000;
const ALIVE_EVERY_MS = 1_000;

const [root = '', option] = process.argv.slice(2);
// Before anything that tests use takes functions out of `node:fs`.
const takeReads = noteReads(root);

/** uvu queues suites here instead of running them right away. */
const queue: SuiteRun[][] = [];
Object.assign(globalThis, { UVU_DEFER: 1, UVU_QUEUE: queue, CIVIC_ALLOW_ONLY: option === '--only' });

let stray: unknown[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (cause: unknown) => void stray.push(cause));

const none = (): Result => ({ passed: 0, failed: 0, skipped: 0 });

function fail(result: Result, ...what: Parameters<typeof failureText>) {
  result.failed++;
  process.stdout.write(failureText(...what));
}

async function runSuites(url: string, suites: SuiteRun[]) {
  const result = none();
  try {
    await finishes(import(url), LOAD_TIMEOUT_MS);
    for (const run of suites) {
      const [errors, passed, skipped, total] = await run();
      count(result, { passed, failed: total - passed, skipped });
      if (errors !== true) console.log(`\n${errors}`);
    }
  } catch (cause) {
    fail(result, 'Could not be loaded', cause);
  }
  return result;
}

async function runBundle(title: string, url: string): Promise<Result> {
  console.log(`\n${title}`);
  stray = [];
  const suites: SuiteRun[] = [];
  Reflect.set(globalThis, 'UVU_INDEX', queue.push(suites) - 1);
  const result = await runSuites(url, suites);
  await setImmediate(); // unhandled rejections are reported after this
  for (const cause of stray) fail(result, 'An error that no test caught', cause);
  if (result.passed + result.failed + result.skipped === 0) fail(result, 'No test ran: is test.run() called?');
  return result;
}

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

async function runFile({ url, usesDatabase }: Bundle, file: string): Promise<Result> {
  if (!usesDatabase) return runBundle(file, url);
  const total = none();
  asked ??= askForDatabases();
  for (const database of await asked) {
    process.env.TEST_DATABASE = database;
    // A different URL per database, or the second would get the modules of the first from the cache.
    count(total, await runBundle(`${file} on ${database}`, `${url}?${database}`));
  }
  return total;
}

async function prepare() {
  // Decides now whether it prints in color; processes that tests start decide for themselves.
  await import('uvu');
  delete process.env.FORCE_COLOR;
  // React DOM and Preact's compatibility layer check once, on first import, whether there is a document. All test files
  // share one process, so the first import must happen while there is one.
  const removeDom = installDom();
  await Promise.all(['react-dom/client', 'preact/compat'].map((name) => import(name)));
  await removeDom();
}

process.on('disconnect', () => process.exit());
setInterval(() => send('alive'), ALIVE_EVERY_MS).unref();
send('alive');
const prepared = prepare();

process.on('message', async (message: ToWorker) => {
  if (!('file' in message)) return;
  await prepared;
  listen(false);
  takeReads();
  const result = await runFile(message.bundle, message.file);
  listen(true);
  send({ result, reads: takeReads() });
});
