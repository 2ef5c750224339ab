// Runs a script of this repository on a fresh clone: finds or fetches a Node that can run it, installs the
// packages, and hands over. Plain JavaScript without packages, so that Node 18 can run it.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explained } from './bootstrap/explained.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureNode } from './bootstrap/node.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { ensurePorts, serves } from './bootstrap/ports.mjs';
import { sayFailure, speakAs } from './bootstrap/say.mjs';
import { Stop } from './bootstrap/stop.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const [target, ...args] = process.argv.slice(2);

/** Older Nodes warn, in words, of the SQLite and the TypeScript that a server uses. */
const quiet = (script) => (serves(script) ? ['--disable-warning=ExperimentalWarning'] : []);

try {
  if (!target) throw new Stop('Usage: node scripts/bootstrap.mjs SCRIPT [arguments]');
  speakAs(target);
  // With arguments nothing is served.
  if (args.length === 0) await ensurePorts(target, process.env);
  const node = await ensureNode(root);
  await ensurePackages(root);
  await handOver(node, [...quiet(target), resolve(root, target), ...args]);
} catch (thrown) {
  const cause = explained(thrown);
  // Only unexpected errors keep their stack; the others are advice for a person.
  sayFailure(cause instanceof Stop ? `\n${cause.message}\n` : cause);
  process.exitCode = 1;
}
