import type { Frame, Page } from 'puppeteer-core';
import { MOST_WAIT_MS, waitUntil } from '../../../support/wait.ts';

/** A page's console errors, uncaught errors and failed requests, filled as they come. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`.trim());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

export type LayoutShift = {
  /** The part that counts as CLS: shifts without recent input. */
  unexpected: number;
  all: number;
  /** How far each shift moved things, and what it moved. */
  entries: { value: number; hadRecentInput: boolean; moved: string[] }[];
};

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

/** Sums the page's layout shifts from its start to this call. */
export async function measureLayoutShift(page: Page | Frame): Promise<LayoutShift> {
  const entries = await page.evaluate(async () => {
    const found: ShiftEntry[] = [];
    const observer = new PerformanceObserver((list) => found.push(...(list.getEntries() as ShiftEntry[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a task of their own, after the frame that made them.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100)));
    found.push(...(observer.takeRecords() as ShiftEntry[]));
    observer.disconnect();
    return found.map(({ value, hadRecentInput, sources }) => ({
      value,
      hadRecentInput,
      moved: sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
      ),
    }));
  });
  const sum = (list: typeof entries) => list.reduce((total, { value }) => total + value, 0);
  return { unexpected: sum(entries.filter((each) => !each.hadRecentInput)), all: sum(entries), entries };
}

/** The widget's frame in a placement, once its page has loaded; it may reload meanwhile. */
export async function frameOf(page: Page, placementSelector: string): Promise<Frame> {
  const handle = await page.waitForSelector(`${placementSelector} iframe`, { timeout: MOST_WAIT_MS });
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error(`${placementSelector} holds no frame`);
  await waitUntil(async () => (await frame.$('body').catch(() => null)) !== null);
  return frame;
}

/** Waits until an element of an open dialog is there and has slid in. */
export async function seeInDialog(place: Page | Frame, selector: string): Promise<void> {
  await place.waitForSelector(`dialog[open] ${selector}`, { timeout: MOST_WAIT_MS });
  await place.$eval('dialog[open]', (dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Waits until a page or frame shows a text. @throws Error with the text that it showed instead */
export async function waitForText(page: Page | Frame, text: string, timeout = MOST_WAIT_MS): Promise<void> {
  try {
    await page.waitForFunction((wanted) => document.body?.innerText.includes(wanted), { timeout, polling: 50 }, text);
  } catch (cause) {
    const shown = await page.evaluate(() => document.body?.innerText ?? '').catch(() => '(gone)');
    throw new Error(`"${text}" did not appear. Shown: ${JSON.stringify(shown.slice(0, 500))}`, { cause });
  }
}
