import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * What `npm ci` needs. Iframely's server has 268 packages, too many to be among ours for one test, and of versions that
 * differ from day to day without a lock.
 */
const LISTS = ['package.json', 'package-lock.json'];

const TIMEOUT_MS = 120_000;

/** A few tries within seconds: without a network npm would wait for over a minute. */
const ARGS = [
  ...['ci', '--prefix', '.', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
  ...['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'],
];

const here = (name: string) => join(resolve('scripts/programs/iframely'), name);

const isCurrent = (folder: string) =>
  LISTS.every(
    (name) => existsSync(join(folder, name)) && readFileSync(join(folder, name)).equals(readFileSync(here(name))),
  );

function install(folder: string) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const name of LISTS) copyFileSync(here(name), join(draft, name));
  const { status } = spawnSync('npm', ARGS, { cwd: draft, stdio: 'ignore', timeout: TIMEOUT_MS });
  if (status === 0) {
    rmSync(folder, { recursive: true, force: true });
    // Last, and whole: another run may look for it meanwhile.
    renameSync(draft, folder);
  } else rmSync(draft, { recursive: true, force: true });
}

/** The folder of Iframely's server, whose packages are fetched once; undefined if they are not to be had. */
export function findIframely(folder = resolve('.cache/iframely')): string | undefined {
  if (!isCurrent(folder)) install(folder);
  return isCurrent(folder) ? join(folder, 'node_modules/iframely') : undefined;
}
