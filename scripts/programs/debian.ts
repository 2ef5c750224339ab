import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findFirefox, findPostgres, findProgram, findWebKit, succeeds } from './find.ts';

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

/** Has apt do something with packages; updates the package lists if they are missing or old. */
function apt(args: readonly string[], cwd = '.'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (each: readonly string[]) => succeeds(APT, each, { cwd, env, timeout: TIMEOUT_MS });
  return run(args) || (run(['update']) && run(args));
}

const install = (packages: string[]) => apt(['install', '--yes', '--no-install-recommends', ...packages]);

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

/** Fetches Debian packages and unpacks them into a folder, where that is possible. */
function unpack(folder: string, packages: readonly string[]): void {
  if (!existsSync(APT)) return;
  mkdirSync(folder, { recursive: true });
  if (!apt(['download', ...packages], folder)) return;
  for (const file of globSync('*.deb', { cwd: folder })) succeeds('dpkg', ['-x', file, '.'], { cwd: folder });
}

/**
 * What is unpacked in a folder, else Debian's packages, unpacked there. Nothing is installed, so nothing starts by itself,
 * and no password is needed. Undefined if they are not to be had.
 *
 * @param find looks in the folder for what runs
 */
export function findUnpacked<T>(folder: string, packages: readonly string[], find: (folder: string) => T | undefined) {
  const found = find(folder);
  if (found) return found;
  unpack(folder, packages);
  return find(folder);
}

/** The program of nginx and its table of file types. */
type Nginx = { program: string; mimeTypes: string };

function installedNginx(): Nginx | undefined {
  const program = findProgram(['nginx'], ['/usr/sbin/nginx', '/usr/local/sbin/nginx']);
  const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find(existsSync);
  return program && mimeTypes ? { program, mimeTypes } : undefined;
}

/**
 * This machine's nginx, else Debian's, unpacked: its package would start a server on port 80. The paths are whole, since
 * nginx looks from its own folder.
 */
export const findNginx = (): Nginx | undefined =>
  installedNginx() ??
  findUnpacked(resolve('.cache/nginx'), ['nginx', 'nginx-common'], (folder) => {
    const program = join(folder, 'usr/sbin/nginx');
    const mimeTypes = join(folder, 'etc/nginx/mime.types');
    return existsSync(mimeTypes) && succeeds(program, ['-v']) ? { program, mimeTypes } : undefined;
  });

/** Prometheus's server, and the program that checks its files. */
type Prometheus = { server: string; tool: string };

/**
 * This machine's Prometheus, else Debian's, unpacked: its package would start a server on port 9090, and bring the scripts
 * of its pages.
 */
export function findPrometheus(): Prometheus | undefined {
  const [server, tool] = [findProgram(['prometheus']), findProgram(['promtool'])];
  if (server && tool) return { server, tool };
  return findUnpacked(resolve('.cache/prometheus'), ['prometheus'], (folder) => {
    const [unpackedServer, unpackedTool] = ['prometheus', 'promtool'].map((name) => join(folder, 'usr/bin', name));
    if (!unpackedServer || !unpackedTool || !succeeds(unpackedServer, ['--version'])) return undefined;
    return { server: unpackedServer, tool: unpackedTool };
  });
}
