import { canInstall, install } from '../debian/apt.ts';
import { withoutCluster } from '../debian/no-cluster.ts';
import { findProgram } from './find.ts';
import { findFirefox } from './firefox.ts';
import { findPostgres } from './postgres.ts';
import { findWebKit } from './webkit.ts';

/** Chromium without the program around its pages: the same engine for two thirds of the processor's time. */
export const SHELL = 'chromium-headless-shell';

/** Debian packages, and how to tell that they aren't needed. */
const WANTED: [packages: string[], isHere: () => unknown][] = [
  [['chromium'], () => process.env.CHROME_PATH || findProgram(['chromium', 'google-chrome-stable', 'google-chrome'])],
  [[SHELL], () => process.env.CHROME_PATH || findProgram([SHELL])],
  [['firefox-esr'], findFirefox],
  [['webkit2gtk-driver', 'xvfb', 'xauth'], findWebKit],
  [['postgresql'], () => process.env.TEST_DATABASE_URL || findPostgres()],
];

let isTried = false;

/** Installs missing programs of the tests from Debian's packages. @throws Error that names those that failed */
export function installWanted(): void {
  if (isTried || !canInstall()) return;
  isTried = true;
  const missing = WANTED.flatMap(([packages, isHere]) => (isHere() ? [] : [packages]));
  if (missing.length === 0) return;
  const refused = withoutCluster(() =>
    install(missing.flat()) ? [] : missing.filter((packages) => !install(packages)),
  );
  if (refused.length > 0) throw new Error(`cannot install ${refused.flat().join(', ')}`);
}
