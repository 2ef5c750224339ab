/**
 * The programs that the tests drive: installs what is missing, where that can be done. There has to be a Chrome; without
 * another, its tests are skipped.
 */

import { ensureChrome } from '../programs/chrome.ts';
import { findNginx } from '../programs/nginx.ts';
import { installWanted } from '../programs/packages.ts';

try {
  installWanted();
} catch {
  // A test that needs a program says that it is missing.
}
findNginx();
try {
  await ensureChrome();
} catch (cause) {
  console.log((cause as Error).message);
  process.exitCode = 1;
}
