/**
 * Finds the programs that the tests drive and installs missing ones if possible. Chrome is required; tests of other
 * missing programs are skipped.
 */

import { ensureChrome } from '../programs/chrome.ts';
import { findNginx, findPrometheus, installWanted } from '../programs/debian.ts';
import { findAmpValidator, findIframely, findNext, findVite } from '../programs/locked.ts';
import { findWordPress } from '../programs/wordpress.ts';

try {
  installWanted();
} catch {
  // Tests that need a missing program report it themselves.
}
findNginx();
findAmpValidator();
findIframely();
findNext();
findVite();
findPrometheus();
findWordPress();
try {
  await ensureChrome();
} catch (cause) {
  console.log((cause as Error).message);
  process.exitCode = 1;
}
