import { availableParallelism, cpus, loadavg } from 'node:os';
import { launch } from '../../test/e2e/support/browser/browser.ts';
import { budgetRows } from '../build/budgets.ts';
import { readSizes } from '../build/settings.ts';
import { figuresTable } from './figures.ts';
import { makeCertificate } from './link/front.ts';
import { createLink, NO_LINK, SLOW_4G } from './link/link.ts';
import { lookupsTable } from './lookups.ts';
import { measureClicks } from './measure/clicks.ts';
import { measureFirstCard } from './measure/first-card.ts';
import { measureHeap } from './measure/heap.ts';
import { measureInteractions } from './measure/interactions.ts';
import { measureWork } from './measure/work.ts';
import { differences, mergeParts, type Part, readParts, table, writeParts } from './report.ts';
import { startSites } from './site/sites.ts';
import type { Bench } from './visit.ts';

/** Larger than any viewport of a measurement: what lies beyond the window's edge is never drawn, and its frame never counted. */
const WINDOW = '--window-size=1300,1200';

/** The parts of `dist/` with their budgets. */
async function sizesTable(): Promise<string> {
  const rows = budgetRows(await readSizes()).map(({ name, size, budget }) => [
    name,
    size,
    budget,
    `${Math.round((size / budget) * 100)} %`,
  ]);
  return table(['part', 'brotli, B', 'budget, B', 'used'], rows);
}

type Measure = { name: string; help: string; measure: (bench: Bench) => Promise<Part> };

/** In a browser; kept in the document. */
const IN_BROWSER: Measure[] = [
  {
    name: 'first-card',
    help: 'when the first card is seen, on Slow 4G beside a plain frame',
    measure: measureFirstCard,
  },
  { name: 'work', help: "the processor's work in article and frame before any interest", measure: measureWork },
  {
    name: 'interactions',
    help: 'interaction to next paint, through a vote and a signature',
    measure: measureInteractions,
  },
  { name: 'heap', help: 'memory of 1, 5 and 20 widgets beside plain frames', measure: measureHeap },
  { name: 'clicks', help: 'whether a click in the first frame after the card counts once', measure: measureClicks },
];

const PRINTED = [
  { name: 'sizes', help: 'each part of the build in brotli bytes, beside its budget', print: sizesTable },
  {
    name: 'figures',
    help: 'how long dashboards take, and what folding costs (FIGURES_MILLIONS, DATABASE_URL)',
    print: figuresTable,
  },
  { name: 'lookups', help: 'how soon lawmakers and addresses are found', print: lookupsTable },
];

/** What can be measured. */
export const measured = [...PRINTED, ...IN_BROWSER];

/** What is kept. */
export const ENOUGH = { rounds: 11, clicks: 50 };

const describe = ({ rounds }: Pick<Bench, 'rounds'>) =>
  `Medians of ${rounds} visits; ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end.`;

async function inBrowser(measures: readonly Measure[], counts: Pick<Bench, 'rounds' | 'clicks'>): Promise<Part[]> {
  const certificate = makeCertificate();
  const parts: Part[] = [];
  // Whatever has started is closed, also if the rest fails to start: an open site would keep the command from ending.
  const started: { close: () => Promise<unknown> }[] = [];
  const keep = <T extends { close: () => Promise<unknown> }>(each: T) => {
    started.unshift(each);
    return each;
  };
  try {
    const slow = keep(await startSites(createLink(SLOW_4G), certificate));
    const near = keep(await startSites(createLink(NO_LINK), certificate));
    const browser = keep(await launch({ args: ['--ignore-certificate-errors', WINDOW], whole: true }));
    for (const { measure } of measures) {
      const { title, body } = await measure({ browser, slow, near, ...counts });
      parts.push({ title, body: `${body}\n\n${describe(counts)}` });
      console.log(`## ${title}\n\n${parts.at(-1)?.body}\n`);
    }
    return parts;
  } finally {
    for (const each of started) await each.close();
  }
}

/**
 * Measures what is named, all if nothing is, and prints it.
 *
 * @param last the document as it was kept; what stands before its first part stays
 * @returns the document to keep; null if there is nothing to keep
 */
export async function run(
  names: readonly string[],
  counts: Pick<Bench, 'rounds' | 'clicks'>,
  last: string,
): Promise<string | null> {
  const isWanted = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  for (const { name, print } of PRINTED.filter(isWanted)) console.log(`## ${name}\n\n${await print()}\n`);
  const measures = IN_BROWSER.filter(isWanted);
  if (measures.length === 0) return null;
  const { intro, parts: before } = readParts(last);
  const parts = await inBrowser(measures, counts);
  const changes = differences(before, parts);
  if (changes) console.log(`## Since the last time\n\n${changes}\n`);
  const isEnough = counts.rounds >= ENOUGH.rounds && counts.clicks >= ENOUGH.clicks;
  return isEnough ? writeParts(intro, mergeParts(before, parts)) : null;
}
