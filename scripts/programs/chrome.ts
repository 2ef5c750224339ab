import { dirname, join } from 'node:path';
import { Browser, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId } from '@puppeteer/browsers';
import { installWanted, SHELL } from './debian.ts';
import { findProgram, isProgram, namedProgram } from './find.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const cacheDir = join(dirname(dirname(import.meta.dirname)), '.cache/chrome');

async function downloaded() {
  const browsers = await getInstalledBrowsers({ cacheDir });
  return browsers.map(({ executablePath }) => executablePath).find(isProgram);
}

/** An installed Chrome; CHROME_PATH names one to use instead. */
const findChrome = async (isWhole: boolean): Promise<string | undefined> =>
  namedProgram('CHROME_PATH') ??
  findProgram([...(isWhole ? [] : [SHELL]), ...COMMANDS], MAC_APPLICATIONS) ??
  (await downloaded());

async function download() {
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error(`no Chrome is offered for ${process.platform} ${process.arch}`);
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  await install({ browser: Browser.CHROME, buildId, platform, cacheDir });
}

/**
 * A Chrome for the tests: an installed one, else the system's package, else a download.
 *
 * @param isWhole a whole Chrome, not the headless shell
 */
export async function ensureChrome(isWhole = false): Promise<string> {
  const reasons: string[] = [];
  for (const bring of [async () => {}, installWanted, download]) {
    try {
      await bring();
    } catch (cause) {
      reasons.push(`  ${bring.name}: ${(cause as Error).message.split('\n')[0]}`);
    }
    const path = await findChrome(isWhole);
    if (path) return path;
  }
  throw new Error(
    `No Chrome for the tests. Install Chrome or Chromium, or name one in CHROME_PATH.\n${reasons.join('\n')}`,
  );
}
