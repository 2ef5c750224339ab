import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What `npm ci` needs: without a lock, the versions of what a package needs differ from day to day. */
const LISTS = ['package.json', 'package-lock.json'];

const TIMEOUT_MS = 240_000;

/** A few tries within seconds: without a network npm would wait for over a minute. */
const ARGS = [
  ...['ci', '--prefix', '.', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
  ...['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'],
];

type Name = 'iframely' | 'next' | 'vite';

const listOf = (name: Name, file: string) => join(resolve('scripts/programs', name), file);

const isCurrent = (name: Name, folder: string) =>
  LISTS.every(
    (file) =>
      existsSync(join(folder, file)) && readFileSync(join(folder, file)).equals(readFileSync(listOf(name, file))),
  );

function install(name: Name, folder: string) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const file of LISTS) copyFileSync(listOf(name, file), join(draft, file));
  const { status } = spawnSync('npm', ARGS, { cwd: draft, stdio: 'ignore', timeout: TIMEOUT_MS });
  if (status === 0) {
    rmSync(folder, { recursive: true, force: true });
    // Last, and whole: another run may look for it meanwhile.
    renameSync(draft, folder);
  } else rmSync(draft, { recursive: true, force: true });
}

/** A folder whose packages are fetched once; undefined if they are not to be had. */
function find(name: Name): string | undefined {
  const folder = resolve('.cache', name);
  if (!isCurrent(name, folder)) install(name, folder);
  return isCurrent(name, folder) ? folder : undefined;
}

/** The folder of Iframely's server, which has 268 packages: too many to be among ours for one test. */
export const findIframely = () => {
  const folder = find('iframely');
  return folder && join(folder, 'node_modules/iframely');
};

/** A folder with Next and React 19. */
export const findNext = () => find('next');

/** A folder with Vite and React 18, which can't be among our packages beside React 19. */
export const findVite = () => find('vite');
