import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { goalsTable, type Part, table } from '../report.ts';
import { many } from '../site/variants.ts';
import { inTurns, medianOf } from '../statistics.ts';
import { type Bench, frameSession, visit } from '../visit.ts';

const COUNTS = [1, 5, 20];
const SETTLED_MS = 3_000;
/** Twenty widgets on a busy machine. */
const IDLE_WAIT_MS = 120_000;
/** Memory differs little between visits. */
const MOST_ROUNDS = 3;

type Kind = keyof typeof many;
type Case = { kind: Kind; count: number };

const CASES: Case[] = COUNTS.flatMap((count) => [
  { kind: 'plain' as const, count },
  { kind: 'frame first' as const, count },
]);

/** Frames of one site share a process and a heap. */
async function heapOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
  return { script: usedSize, page: embedderHeapUsedSize };
}

const weigh = ({ browser, near }: Bench, { kind, count }: Case) =>
  visit({ browser, slowdown: 1 }, async (page, sessions) => {
    await page.goto(
      near.article((origins) => many[kind](origins, count)),
      { waitUntil: 'load' },
    );
    await page.waitForNetworkIdle({ timeout: IDLE_WAIT_MS });
    await pause(SETTLED_MS);
    return heapOf(frameSession(sessions));
  });

const inKb = (bytes: number) => Math.round(bytes / 1_000);

const NOTE = `Heap of the process that all frames share, after the garbage is collected, kB: what scripts hold (V8), and what the page's elements and
styles hold (Blink). Nobody touches the widgets. Medians of at most ${MOST_ROUNDS} visits.`;

/** Memory of widgets beside that of as many plain frames. */
export async function measureHeap(bench: Bench): Promise<Part> {
  const visits = await inTurns(CASES, Math.min(bench.rounds, MOST_ROUNDS), (each) => weigh(bench, each));
  const of = (kind: Kind, count: number, key: 'script' | 'page') => {
    const found = CASES.find((each) => each.kind === kind && each.count === count);
    return medianOf((found && visits.get(found)) ?? [], (each) => each[key]);
  };
  const all = (kind: Kind, count: number) => of(kind, count, 'script') + of(kind, count, 'page');
  const ratio = (count: number) => all('frame first', count) / all('plain', count);
  const rows = CASES.map(({ kind, count }) => [
    `${count} × ${kind}`,
    inKb(of(kind, count, 'script')),
    inKb(of(kind, count, 'page')),
    inKb(all(kind, count)),
    Number((all(kind, count) / all('plain', count)).toFixed(2)),
  ]);
  const goals = goalsTable([{ name: 'twenty widgets ÷ twenty plain frames', figure: ratio(20), atMost: 1.35 }]);
  const head = ['frames', 'scripts', 'page', 'both', '÷ plain'];
  return { title: 'Heap', body: `${NOTE}\n\n${table(head, rows)}\n\n${goals}` };
}
