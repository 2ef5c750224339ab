import { canInstall, install } from '../debian/apt.ts';
import { findFirefox } from './firefox.ts';
import { findProgram } from './programs.ts';
import { findWebKit } from './webkit.ts';

/** Debian's packages, and what tells that one is not needed. */
const WANTED: [packages: string[], isHere: () => unknown][] = [
  [['chromium'], () => process.env.CHROME_PATH || findProgram(['chromium', 'google-chrome-stable', 'google-chrome'])],
  [['firefox-esr'], findFirefox],
  [['webkit2gtk-driver', 'xvfb', 'xauth'], findWebKit],
];

let isTried = false;

/** Installs the browsers that are not here, all at once and once only, where Debian's packages can be had. */
export function installWanted(): void {
  if (isTried || !canInstall()) return;
  isTried = true;
  const missing = WANTED.flatMap(([packages, isHere]) => (isHere() ? [] : packages));
  if (missing.length > 0 && !install(missing)) throw new Error(`cannot install ${missing.join(', ')}`);
}
