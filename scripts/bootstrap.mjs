// Runs a script of this repository on a fresh clone: finds or fetches a Node that can run it, installs the
// packages, and hands over. Plain JavaScript without packages, so that Node 18 can run it.

import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNode } from './bootstrap/node.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { ensurePorts, serves } from './bootstrap/ports.mjs';
import { sayFailure, speakAs } from './bootstrap/say.mjs';
import { Stop } from './bootstrap/stop.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Runs a script on the found Node with our arguments, signals and exit code. */
async function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => pass(signal, child));
  const [code, signal] = await new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (...end) => done(end));
  });
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** A terminal sends Ctrl-C to the child as well, so passing it on would send it twice. */
function pass(signal, child) {
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}

/** Puts the found Node first on PATH, for npm and for scripts that start `node` or `npx`. */
const pathWith = (node) => [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);

const REASONS = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the place of a folder: remove it',
  EEXIST: 'a file is in the place of a folder: remove it',
};

/** Explains an error of the file system in a sentence; other errors stay as they are. */
function explained(cause) {
  const reason = cause instanceof Stop ? undefined : REASONS[cause?.code];
  return reason && cause.path ? new Stop(`${cause.path} cannot be used: ${reason}.`) : cause;
}

const root = resolve(fileURLToPath(import.meta.url), '../..');
const [target, ...args] = process.argv.slice(2);

/**
 * What a server runs with. Older Nodes warn, in words, of the SQLite and the TypeScript that it uses. Newer ones let young
 * objects take 128 MB on a machine with much memory, and never give it back.
 */
const flagsFor = (script) =>
  serves(script) ? ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'] : [];

try {
  if (!target) throw new Stop('Usage: node scripts/bootstrap.mjs SCRIPT [arguments]');
  speakAs(target);
  // With arguments nothing is served.
  if (args.length === 0) await ensurePorts(target, process.env);
  const node = await ensureNode(root);
  // npm passes over optional packages that want a newer Node than the one it runs on.
  process.env.PATH = pathWith(node);
  await ensurePackages(root);
  await handOver(node, [...flagsFor(target), resolve(root, target), ...args]);
} catch (thrown) {
  const cause = explained(thrown);
  // Only unexpected errors keep their stack; the others are advice for a person.
  sayFailure(cause instanceof Stop ? `\n${cause.message}\n` : cause);
  process.exitCode = 1;
}
