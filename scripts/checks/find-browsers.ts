/** The browsers that the tests drive: there has to be a Chrome; without another, its tests are skipped. */
import { ensureChrome } from '../browsers/chrome.ts';
import { installWanted } from '../browsers/packages.ts';

try {
  installWanted();
} catch {
  // Whoever needs one says so.
}
try {
  await ensureChrome();
} catch (cause) {
  console.log((cause as Error).message);
  process.exitCode = 1;
}
