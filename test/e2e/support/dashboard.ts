import type { Browser, Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import { startStandIn } from '../../dashboard/stand-in/server.ts';
import { launch } from './browser/browser.ts';
import { consoleErrors } from './browser/page.ts';
import { DIST } from './dist.ts';

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

export const SPAN = 'from=2026-10-04&to=2026-10-31';

type Opened = { page: Page; errors: string[]; address: () => URLSearchParams };

/** The built page of the dashboards, on a server that answers as ours does, for one test file. */
export function withDashboard(test: Test) {
  const started: { site?: StandIn; browser?: Browser } = {};
  test.before(async () => {
    started.site = await startStandIn(DIST);
    started.browser = await launch();
  });
  test.after(async () => {
    await started.browser?.close();
    await started.site?.close();
  });
  const site = (): StandIn => {
    if (!started.site) throw new Error('Not started');
    return started.site;
  };
  return {
    site,
    async open(query: string, { width = 1280, dark = false } = {}): Promise<Opened> {
      const page = await started.browser?.newPage();
      if (!page) throw new Error('Not started');
      const errors = consoleErrors(page);
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
      await page.setViewport({ width, height: 900 });
      await page.goto(`${site().origin}/dashboard?${query}`);
      return { page, errors, address: () => new URL(page.url()).searchParams };
    },
  };
}

/** Waits for figures that are not those of an earlier question. */
export async function waitForFigures(page: Page) {
  await page.waitForSelector('main .figure');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: at } = document;
      const label = (at as HTMLSelectElement | null)?.labels?.[0];
      return (label ?? at)?.textContent?.trim() ?? '';
    });
    if (found === name) return;
  }
  throw new Error(`Tab never comes to “${name}”`);
}
