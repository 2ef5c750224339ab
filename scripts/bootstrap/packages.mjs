import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';

/** Installs the packages where they are missing or are not the ones the lock file names. */
export async function ensurePackages(root) {
  if (isInstalled(root)) return;
  await withLock(
    join(root, '.cache/install.lock'),
    () => install(root),
    () => console.error('Another run installs the packages: waiting for it'),
  );
}

async function install(root) {
  if (isInstalled(root)) return; // another run did it while this one waited
  console.error('Installing packages');
  await npm(['ci', '--include=dev', '--include=optional'], root);
}

/**
 * npm writes node_modules/.package-lock.json last, so it is there only after a complete installation, and it
 * says what is installed: a hash of ours would go stale as soon as somebody runs npm by hand. Whether each package is
 * still there is looked at besides: a few hundred files take some milliseconds.
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

/** Optional packages are left out where they are for another platform. */
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
