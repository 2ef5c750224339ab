/** A process that runs test files one after the other, on messages from `start.ts`: node main.ts ROOT [--only] */
import { once } from 'node:events';
// Imported, not global: a test's fake timers must not stop the sign of life.
import { setInterval } from 'node:timers';
import { installDom } from '../../../test/support/dom.ts';
import { createFileRunner } from '../run-file.ts';
import { noteReads } from './reads.ts';
import type { FromWorker, ToWorker } from './start.ts';

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
