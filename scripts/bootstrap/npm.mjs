import { spawn } from 'node:child_process';
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

function run(args, cwd) {
  const windows = process.platform === 'win32';
  return new Promise((done, fail) => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', args, {
      cwd,
      env: cleanEnv(),
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (cause) =>
      fail(
        new Stop(
          cause.code === 'ENOENT'
            ? 'npm is not installed here, or not on PATH. Install it with Node and run this again.'
            : cause.message,
        ),
      ),
    );
    child.on('close', (code) => done({ code, output }));
  });
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
