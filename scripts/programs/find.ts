import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // absent, or not executable
  }
}

/** Runs a program without its output. @returns whether it ended well, or at all */
export const succeeds = (program: string, args: readonly string[], options: SpawnSyncOptions = {}): boolean =>
  spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;

const onPath = (command: string) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));

/**
 * The first of these programs that is installed. @param commands names on PATH
 * @param paths other places
 */
export const findProgram = (commands: readonly string[], paths: readonly string[] = []): string | undefined =>
  [...commands.flatMap(onPath), ...paths].find(isProgram);

/** A program that the environment names. @throws Error if it isn't executable */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable];
  if (path && !isProgram(path)) throw new Error(`${variable} names no program: ${path}`);
  return path || undefined;
}

const COMMANDS = ['firefox-esr', 'firefox'];
const MAC_APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** An installed Firefox; FIREFOX_PATH names one to use instead. */
export const findFirefox = (): string | undefined =>
  namedProgram('FIREFOX_PATH') ?? findProgram(COMMANDS, MAC_APPLICATIONS);

/** The folders of Debian and Fedora, the newest version first. */
const BROWSERS = '/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser';

/** The programs that drive WebKitGTK. */
export type WebKit = {
  /** Speaks WebDriver. */
  driver: string;
  browser: string;
  /** Runs a program with a virtual screen. */
  screen: string;
};

/** The installed WebKitGTK, the engine of Safari. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findProgram([], process.platform === 'linux' ? globSync(BROWSERS).sort().reverse() : []);
  const screen = findProgram(['xvfb-run']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Debian keeps the server's programs in a folder per version, not on PATH. */
const DEBIAN = '/usr/lib/postgresql/*/bin';

const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

const isServer = (folder: string) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** The folder of a PostgreSQL server's programs: on PATH, else the newest of Debian's. */
export function findPostgres(path = process.env.PATH ?? '', debian = DEBIAN): string | undefined {
  const newestFirst = globSync(debian).sort((a, b) => versionOf(b) - versionOf(a));
  return [...path.split(delimiter).filter(Boolean), ...newestFirst].find(isServer);
}
