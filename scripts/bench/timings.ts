import type { Browser } from 'puppeteer-core';
import { launch } from '../../test/e2e/support/browser.ts';
import { startServer } from '../../test/e2e/support/server.ts';
import { median } from './median.ts';
import { startPublisher, type Way, ways } from './publisher.ts';
import { table } from './table.ts';
import { type Visit, visit } from './visit.ts';

const ROUNDS = 7;

/** The ways take turns, so that a busy moment affects all of them. */
async function visitInTurns(browser: Browser, address: (way: Way) => string) {
  const visits = new Map<Way, Visit[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const way of ways) visits.get(way)?.push(await visit(browser, address(way)));
  return visits;
}

const summary = (visits: Visit[]): Visit => {
  const of = (key: keyof Visit) => median(visits.map((each) => each[key]));
  return {
    frame: of('frame'),
    ready: of('ready'),
    loaded: of('loaded'),
    longTask: of('longTask'),
    layoutShift: of('layoutShift'),
  };
};

const row = (way: Way, each: Visit, base: Visit) => {
  const ratio = (key: 'frame' | 'ready' | 'loaded') =>
    `${Math.round(each[key])} (×${(each[key] / base[key]).toFixed(2)})`;
  return [
    way,
    ratio('frame'),
    ratio('ready'),
    ratio('loaded'),
    Math.round(each.longTask),
    Number(each.layoutShift.toFixed(4)),
  ];
};

/** Times in the publisher's page until frame, ready and first card, compared with a plain frame. */
export async function timingsTable(): Promise<string> {
  const server = await startServer();
  const publisher = await startPublisher(server.widgetOrigin);
  const browser = await launch();
  try {
    const visits = await visitInTurns(browser, publisher.address);
    const summaries = ways.map((way) => [way, summary(visits.get(way) ?? [])] as const);
    const base = summaries[0]?.[1];
    if (!base) throw new Error('nothing to measure against');
    return table(
      ['embedded by', 'frame, ms', 'ready, ms', 'first card, ms', 'longest task, ms', 'CLS'],
      summaries.map(([way, each]) => row(way, each, base)),
    );
  } finally {
    await browser.close();
    publisher.close();
    await server.close();
  }
}
