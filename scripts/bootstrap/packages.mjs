import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { say } from './say.mjs';

/** Installs the packages if they are missing or differ from the lock file. */
export async function ensurePackages(root) {
  if (isInstalled(root)) return;
  await withLock(
    join(root, '.cache/install.lock'),
    () => install(root),
    () => say('Another run installs the packages: waiting for it'),
  );
}

async function install(root) {
  if (isInstalled(root)) return; // another run installed them while this one waited
  say('Installing packages');
  await npm(['ci', '--include=dev', '--include=optional'], root);
}

/**
 * npm writes node_modules/.package-lock.json last, so that it exists only after a complete installation, and it lists
 * what is installed, even if somebody runs npm by hand. Besides, each package's folder is checked, which takes
 * milliseconds.
 */
function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, want]) => path === '' || (isSame(want, present[path]) && (!present[path] || isThere(root, path))),
  );
}

const isThere = (root, path) => existsSync(join(root, path, 'package.json'));

/** Optional packages for other platforms are not installed. */
function isSame(want, have) {
  if (!have) return want.optional === true;
  return want.version === have.version && want.integrity === have.integrity;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // absent or half-written: install
  }
}
