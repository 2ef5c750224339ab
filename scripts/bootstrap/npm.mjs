import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Stop } from './stop.mjs';

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;
const LINES_SHOWN = 12;

/** Runs npm quietly in a folder; explains a failure in words. */
export async function npm(args, cwd) {
  const { code, output } = await run(['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', ...args], cwd);
  if (code === 0) return;
  if (OFFLINE.test(output))
    throw new Stop(`The package registry cannot be reached. Check the network and run this again.\n${tail(output)}`);
  throw new Stop(`npm ${args[0]} failed.\n${tail(output)}`);
}

async function run(args, cwd) {
  const windows = process.platform === 'win32';
  const options = { cwd, env: cleanEnv(), shell: windows, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, options);
    return { code: 0, output: '' };
  } catch (cause) {
    if (cause.code === 'ENOENT')
      throw new Stop('npm is not installed here, or not on PATH. Install it with Node and run this again.');
    // What can't be started at all has printed nothing.
    if (cause.stdout === undefined) throw new Stop(cause.message);
    return { code: 1, output: cause.stdout + cause.stderr };
  }
}

/** Removes npm's variables of the outer `npm test`, which would change the inner call. */
function cleanEnv() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (
      /^npm_(package|lifecycle|command|config_(local_prefix|prefix|global|omit|production|dry_run|ignore_scripts))/i.test(
        name,
      )
    )
      delete env[name];
  }
  return env;
}

const tail = (output) =>
  output
    .split('\n')
    .filter((line) => line.trim() && !/complete log of this run|Unknown user config/.test(line))
    .slice(-LINES_SHOWN)
    .join('\n');
