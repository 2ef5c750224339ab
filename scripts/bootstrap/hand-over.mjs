import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Runs a script on the found Node with our arguments, signals and exit code. */
export async function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH: pathWith(node) } });
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

/** Puts the found Node first on PATH, for scripts that start `node` or `npx`. */
const pathWith = (node) => [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
