/**
 * Prints the path of a Chrome for the tests, and brings one where the machine has none.
 *
 *   node scripts/chrome.ts
 *
 * CHROME_PATH names one to use instead.
 */
import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Browser, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId } from '@puppeteer/browsers';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const APT = ['-o', 'DPkg::Lock::Timeout=120'];
const cacheDir = join(dirname(import.meta.dirname), '.cache/chrome');
const run = promisify(execFile);

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // absent, or not ours to run
  }
}

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => COMMANDS.map((command) => join(folder, command)));

/** A Chrome that is here already. */
export async function findChrome(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named && !isProgram(named)) throw new Error(`CHROME_PATH names no program: ${named}`);
  const here = named ?? [...onPath(), ...MAC_APPLICATIONS].find(isProgram);
  return here ?? (await downloaded());
}

async function downloaded() {
  const browsers = await getInstalledBrowsers({ cacheDir });
  return browsers.map(({ executablePath }) => executablePath).find(isProgram);
}

/** Debian's package brings the libraries and fonts that a bare download lacks. */
async function installPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', [...APT, 'update'], { env });
  await run('apt-get', [...APT, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
}

async function download() {
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error(`no Chrome is offered for ${process.platform} ${process.arch}`);
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  await install({ browser: Browser.CHROME, buildId, platform, cacheDir });
}

/** A Chrome for the tests: one that is here, else the system's package, else a download. */
export async function ensureChrome(): Promise<string> {
  const reasons: string[] = [];
  for (const bring of [async () => {}, installPackage, download]) {
    try {
      await bring();
    } catch (cause) {
      reasons.push(`  ${bring.name}: ${(cause as Error).message.split('\n')[0]}`);
    }
    const path = await findChrome();
    if (path) return path;
  }
  throw new Error(
    `No Chrome for the tests. Install Chrome or Chromium, or name one in CHROME_PATH.\n${reasons.join('\n')}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(await ensureChrome());
  } catch (cause) {
    console.error((cause as Error).message);
    process.exitCode = 1;
  }
}
