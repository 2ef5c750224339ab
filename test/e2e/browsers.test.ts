import { test } from 'uvu';
import { findFirefox } from '../../scripts/programs/firefox.ts';
import { findWebKit } from '../../scripts/programs/webkit.ts';
import { skipUnless } from '../support/skip.ts';
import { launchFirefox } from './support/readers/firefox.ts';
import { JOURNEYS, type Site, waitForMouse } from './support/readers/journeys.ts';
import type { ReaderBrowser } from './support/readers/reader.ts';
import { createWebKit } from './support/readers/webkit.ts';
import { type RunningServer, startServer } from './support/server.ts';

/** The same journeys in the other engines, with real presses and keys, against the real server. */

const [firefox, webKit] = [findFirefox(), findWebKit()];

type Engine = { name: string; start: (() => Promise<ReaderBrowser>) | null; missing: string };

const ENGINES: Engine[] = [
  {
    name: 'Firefox',
    start: firefox ? () => launchFirefox(firefox) : null,
    missing: 'no Firefox here, nor Debian’s firefox-esr to be had; FIREFOX_PATH names one',
  },
  {
    name: 'WebKitGTK',
    start: webKit ? async () => createWebKit(webKit) : null,
    missing: 'no WebKitWebDriver with MiniBrowser and xvfb-run here, nor Debian’s packages to be had',
  },
];

let site: Site & RunningServer;
const started = new Map<Engine, Promise<ReaderBrowser>>();

test.before(async () => {
  site = await startServer();
});

test.after(async () => {
  for (const browser of started.values()) await (await browser).close();
  await site?.close();
});

function browserOf(engine: Engine) {
  const browser = started.get(engine) ?? engine.start?.() ?? Promise.reject(new Error(engine.missing));
  started.set(engine, browser);
  return browser;
}

for (const engine of ENGINES) {
  const check = skipUnless(engine.start, engine.missing);
  for (const [title, journey] of [...JOURNEYS, ['has a countdown wait for the mouse', waitForMouse] as const])
    check(`a reader with ${engine.name} ${title}`, async () => {
      const reader = await (await browserOf(engine)).sitDown();
      try {
        await journey(reader, site);
      } finally {
        await reader.close();
      }
    });
}

test.run();
