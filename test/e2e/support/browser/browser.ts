import { type Browser, type BrowserContext, launch as launchBrowser, type Page } from 'puppeteer-core';
import { ensureChrome } from '../../../../scripts/programs/chrome.ts';
import { MOST_WAIT_MS } from '../../../support/wait.ts';
import { fontEnvironment } from './fonts.ts';

type LaunchOptions = {
  /** Lets the product see a person instead of an automated browser, so that it tracks (contract §4). */
  tracking?: boolean;
  /** Scrollbars take room, as with a mouse on most desktops; a Chrome without a window has none. */
  scrollbars?: boolean;
  /** For tests that touch inside a frame, block a frame's requests, or reach frames of frames: see `ONE_PROCESS`. */
  oneProcess?: boolean;
  /** Frames follow each other as fast as they are drawn: checks of many screens would mostly wait for the next one. */
  unpaced?: boolean;
  /** Chrome with all that is around its pages, where a test needs more of it than the engine. */
  whole?: boolean;
  args?: string[];
};

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  // Publisher and widget are different sites on this machine; nothing else is reachable.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Frames of other sites run in their article's process, as on phones with little memory. Chromium 150 subtracts a
 * frame's offset twice from an automated tap if the frame has its own process, also in a page without our code: after
 * `pointerup` at 130,120 in a frame at 30,50 comes `click` at 100,70. People's taps are not displaced. The driver blocks
 * addresses in one process alone, and sometimes loses frames that have their own.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process'];

const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Chrome's own sandbox refuses to run as root. */
const sandbox = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Lets pages wait as long as everything else here, where puppeteer would give up after 30 s. */
function withLongWaits<Place extends Browser | BrowserContext>(place: Place): Place {
  const open = place.newPage.bind(place);
  const newPage = async (): Promise<Page> => {
    const page = await open();
    page.setDefaultTimeout(MOST_WAIT_MS);
    return page;
  };
  return Object.assign(place, { newPage });
}

/** Starts a Chrome with a fresh profile; close it in `test.after`. */
export async function launch({
  tracking = false,
  scrollbars = false,
  oneProcess = false,
  unpaced = false,
  whole = false,
  args = [],
}: LaunchOptions = {}): Promise<Browser> {
  const browser = await launchBrowser({
    timeout: MOST_WAIT_MS,
    executablePath: await ensureChrome(whole),
    env: { ...process.env, ...fontEnvironment() },
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
    args: [
      ...FLAGS,
      ...sandbox(),
      ...(tracking ? ['--disable-blink-features=AutomationControlled'] : []),
      ...(oneProcess ? ONE_PROCESS : []),
      ...(unpaced ? UNPACED : []),
      ...args,
    ],
  });
  const create = browser.createBrowserContext.bind(browser);
  return Object.assign(withLongWaits(browser), {
    createBrowserContext: async (...how: Parameters<typeof create>) => withLongWaits(await create(...how)),
  });
}
