import type { Browser, CDPSession, Page } from 'puppeteer-core';

const CPU_SLOWDOWN = 4;
const WIDGET_WAIT_MS = 30_000;

/** Milliseconds since navigation, measured in the publisher's page. */
export type Visit = { frame: number; ready: number; loaded: number; longTask: number; layoutShift: number };

/** Slows down frames too: a frame of another site has a process of its own. */
export async function slowDown(page: Page) {
  const session = await page.createCDPSession();
  session.on('sessionattached', async (child: CDPSession) => {
    await child.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }).catch(() => {}); // workers have no CPU throttling
    await child.send('Runtime.runIfWaitingForDebugger');
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
}

/** Runs in the page before anything else; records when frame and messages arrive. */
function watch() {
  const seen = { frame: 0, ready: 0, loaded: 0, longTask: 0, layoutShift: 0 };
  Reflect.set(globalThis, 'seen', seen);
  addEventListener('message', ({ data }) => {
    if (data?.type === 'civicActionReady') seen.ready ||= performance.now();
    if (data?.type === 'civicActionLoaded') seen.loaded ||= performance.now();
  });
  new MutationObserver(() => {
    if (document.querySelector('iframe')) seen.frame ||= performance.now();
  }).observe(document, { childList: true, subtree: true });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    seen.longTask = Math.max(seen.longTask, duration);
  });
  observe('layout-shift', (entry) => {
    seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** A first visit to a page, with an empty cache. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.evaluateOnNewDocument(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'seen').loaded > 0, { timeout: WIDGET_WAIT_MS });
    return (await page.evaluate(() => Reflect.get(globalThis, 'seen'))) as Visit;
  } finally {
    await context.close();
  }
}
