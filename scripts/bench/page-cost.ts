import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { launch } from '../../test/e2e/support/browser.ts';
import { startServer } from '../../test/e2e/support/server.ts';
import { median } from './median.ts';
import { APPEND, NOTHING, startPublisher, type Way, ways } from './publisher.ts';
import { table } from './table.ts';
import { slowDown } from './visit.ts';

const ROUNDS = 7;
/** Long enough for the first card, a view that counts, and the page's idle work. */
const SETTLED_MS = 4_000;

/**
 * The work of the page's own process; a frame of another site has a process of its own. Script and tasks in CPU
 * milliseconds, which a busy machine doesn't stretch; long tasks in wall-clock time, as a page measures them.
 */
type Cost = { script: number; tasks: number; longest: number; longTasks: number };

function watch() {
  const long: number[] = [];
  Reflect.set(globalThis, 'long', long);
  new PerformanceObserver((list) => {
    long.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

async function costOf(page: Page, session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000;
  const long = (await page.evaluate(() => Reflect.get(globalThis, 'long'))) as number[];
  return {
    script: msOf('ScriptDuration'),
    tasks: msOf('TaskDuration'),
    longest: Math.max(0, ...long),
    longTasks: long.length,
  };
}

async function visit(browser: Browser, address: string): Promise<Cost> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await slowDown(page);
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluateOnNewDocument(watch);
    await page.goto(address, { waitUntil: 'load' });
    await pause(SETTLED_MS);
    return await costOf(page, session);
  } finally {
    await context.close();
  }
}

type Row = Way | typeof NOTHING;
const ROWS: readonly Row[] = [NOTHING, ...ways];

async function visitInTurns(browser: Browser, address: (row: Row) => string) {
  const costs = new Map<Row, Cost[]>(ROWS.map((row) => [row, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const row of ROWS) costs.get(row)?.push(await visit(browser, address(row)));
  return costs;
}

const of = (costs: Cost[], key: keyof Cost) => median(costs.map((cost) => cost[key]));

const cells = (name: Row, costs: Cost[], nothing: Cost[], append: Cost[]) => {
  const beside = (key: keyof Cost, base: Cost[]) =>
    `${of(costs, key).toFixed(1)} (×${(of(costs, key) / of(base, key)).toFixed(2)})`;
  return [
    name,
    beside('script', append),
    beside('tasks', nothing),
    Math.round(of(costs, 'longest')),
    of(costs, 'longTasks'),
  ];
};

/** The cost in the publisher's process: script beside that of the least script, all tasks beside the page without a widget. */
export async function pageCostTable(): Promise<string> {
  const server = await startServer();
  const publisher = await startPublisher(server.widgetOrigin);
  const browser = await launch();
  try {
    const costs = await visitInTurns(browser, publisher.address);
    const costsOf = (row: Row) => costs.get(row) ?? [];
    return table(
      ['page with', 'script, CPU ms', 'all tasks, CPU ms', 'longest task over 50 ms', 'tasks over 50 ms'],
      ROWS.map((name) => cells(name, costsOf(name), costsOf(NOTHING), costsOf(APPEND))),
    );
  } finally {
    await browser.close();
    publisher.close();
    await server.close();
  }
}
