import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findFirefox, findPostgres, findProgram, findWebKit } from './find.ts';

/** Keeps Debian's package from making and starting a cluster on port 5432. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/civic-action-tests.conf';

/** Runs something that may install Debian's PostgreSQL, without its cluster. */
function withoutCluster<T>(installs: () => T): T {
  mkdirSync(dirname(NO_CLUSTER), { recursive: true });
  writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n');
  try {
    return installs();
  } finally {
    rmSync(NO_CLUSTER, { force: true });
  }
}

const APT = '/usr/bin/apt-get';
const TIMEOUT_MS = 300_000;

/** Whether Debian packages can be installed here without a password. */
const canInstall = () => process.getuid?.() === 0 && existsSync(APT);

const apt = (args: string[]) =>
  spawnSync(APT, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
  }).status === 0;

/** Installs Debian packages; updates the package lists if they are missing or old. */
function install(packages: string[]): boolean {
  const command = ['install', '--yes', '--no-install-recommends', ...packages];
  return apt(command) || (apt(['update']) && apt(command));
}

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
