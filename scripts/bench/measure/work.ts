import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { read } from '../browser/processes.ts';
import { visit } from '../browser/visit.ts';
import type { Part } from '../report/document.ts';
import { goalsTable } from '../report/goals.ts';
import { table } from '../report/table.ts';
import { VARIANTS, type Variant } from '../site/variants.ts';
import { highest, inTurns, medianOf, total } from '../statistics.ts';
import { type Bench, CPU_SLOWDOWN } from './bench.ts';

/** After the page's load event: long enough for the first card, a view that counts, and idle work. */
const SETTLED_MS = 3_000;

/** Script and tasks in ms of the processor's clock; the longest task in ms of time, 0 below 50. */
type Work = { script: number; tasks: number; longest: number; layoutShift: number };

const NONE: Work = { script: 0, tasks: 0, longest: 0, layoutShift: 0 };

/** What a page has kept for observers that come late; nothing of ours runs in it before. */
const entriesOf = (type: string, key: string) => `new Promise((resolve) => {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: '${type}', buffered: true });
  setTimeout(() => resolve(observer.takeRecords().map(({ ${key} }) => ${key})), 50);
})`;

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000;
  return {
    script: msOf('ScriptDuration'),
    tasks: msOf('TaskDuration'),
    longest: highest(await read<number[]>(session, entriesOf('longtask', 'duration'))),
    layoutShift: total(await read<number[]>(session, entriesOf('layout-shift', 'value'))),
  };
}

const prepare = (session: CDPSession) => session.send('Performance.enable', { timeDomain: 'threadTicks' });

type Both = { page: Work; frame: Work };

const watchWork = ({ browser, near }: Bench, variant: Variant): Promise<Both> =>
  visit({ browser, slowdown: CPU_SLOWDOWN, prepare }, async (page, sessions) => {
    await page.goto(near.article(VARIANTS[variant]), { waitUntil: 'load' });
    await pause(SETTLED_MS);
    const [frame] = sessions.frames;
    return { page: await workOf(sessions.page), frame: frame ? await workOf(frame) : NONE };
  });

const ALL = Object.keys(VARIANTS) as Variant[];

const NOTE = `What the article's process and the frame's do until three seconds after the article has loaded, while nobody touches it, on a
processor slowed down four times. Script and tasks are ms of the processor's clock, which a busy machine doesn't stretch; the longest
task is ms of time, and 0 below 50. \`bare\` is the article without a widget.`;

/** The processor's work before a reader does anything. */
export async function measureWork(bench: Bench): Promise<Part> {
  const visits = await inTurns(ALL, bench.rounds, (variant) => watchWork(bench, variant));
  const of = (variant: Variant, where: keyof Both, key: keyof Work) =>
    medianOf(visits.get(variant) ?? [], (each) => each[where][key]);
  const script = (variant: Variant) => of(variant, 'page', 'script') / of('append', 'page', 'script');
  /** Of a frame, the article's script and the frame's own. */
  const framed = of('script-made', 'page', 'script') + of('script-made', 'frame', 'script');
  const worst = highest(ALL.slice(3).flatMap((each) => (visits.get(each) ?? []).map(({ page }) => page.layoutShift)));
  const row = (variant: Variant, where: keyof Both) => [
    variant,
    Number(of(variant, where, 'script').toFixed(1)),
    Number(of(variant, where, 'tasks').toFixed(0)),
    Math.round(of(variant, where, 'longest')),
    Number(of(variant, where, 'layoutShift').toFixed(4)),
  ];
  const head = (where: string) => [where, 'script', 'all tasks', 'longest task', 'layout shift'];
  const tables = [
    table(
      [...head('in the article, with'), 'script ÷ append'],
      ALL.map((each) => [...row(each, 'page'), Number(script(each).toFixed(2))]),
    ),
    table(
      head('in the frame, with'),
      ALL.slice(1).map((each) => row(each, 'frame')),
    ),
  ];
  const goals = goalsTable([
    {
      name: 'frame first: script in the frame, ms',
      figure: of('frame first', 'frame', 'script'),
      atMost: 59,
      digits: 0,
    },
    {
      name: 'script-made: script in the frame, ms',
      figure: of('script-made', 'frame', 'script'),
      atMost: 59,
      digits: 0,
    },
    { name: 'script-made: script in the article ÷ append', figure: script('script-made'), atMost: 1.5 },
    {
      name: 'native: script in the article ÷ script-made’s, with its frame',
      figure: of('native', 'page', 'script') / framed,
      atMost: 0.4,
    },
    { name: 'native: longest task, ms', figure: of('native', 'page', 'longest'), atMost: 50, digits: 0 },
    { name: 'layout shift in the article, worst', figure: worst, atMost: 0, digits: 4 },
  ]);
  return { title: 'Work before any interest', body: [NOTE, ...tables, goals].join('\n\n') };
}
