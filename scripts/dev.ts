/** Builds on every change and starts the server again when one of its files changes: `npm run dev`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';

const cwd = dirname(import.meta.dirname);
const env = { CIVIC_ACTION_ENV: 'development', ...process.env };

const node = (...args: string[]) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });

/** When one ends, so does the other: half of the two is of no use. */
function endTogether(children: ChildProcess[]) {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.once('exit', end);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}

// Once to the end, so that the server finds a whole dist/ and does not build beside the watcher.
await once(node('build.mjs'), 'exit');
endTogether([node('build.mjs', '--watch'), node('--watch', '--watch-preserve-output', 'scripts/start.ts')]);
