import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { goalsTable, type Part, table } from '../report.ts';
import { VARIANTS, type Variant } from '../site/variants.ts';
import { highest, inTurns, medianOf, total } from '../statistics.ts';
import { type Attached, type Bench, CPU_SLOWDOWN, read, visit } from '../visit.ts';

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

async function clocksOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000;
  return { script: msOf('ScriptDuration'), tasks: msOf('TaskDuration') };
}

async function workOf(session: CDPSession): Promise<Work> {
  return {
    ...(await clocksOf(session)),
    longest: highest(await read<number[]>(session, entriesOf('longtask', 'duration'))),
    layoutShift: total(await read<number[]>(session, entriesOf('layout-shift', 'value'))),
  };
}

const prepare = (session: CDPSession) => session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** `untilSeen` is the script of both until the card is painted, NaN without a widget. */
type Both = { page: Work; frame: Work; untilSeen: number };

const SEEN = 'card painted';

/** The script that has run in article and frame when the card is painted. */
async function scriptUntilSeen(page: Page, sessions: Attached): Promise<{ script: Promise<number> }> {
  const seen = new Promise((done) => page.on('console', (message) => message.text() === SEEN && done(null)));
  await page.evaluateOnNewDocument((text) => {
    addEventListener('message', ({ data }) => {
      if (data?.type === 'civicActionReady') requestAnimationFrame(() => setTimeout(() => console.log(text)));
    });
  }, SEEN);
  const script = seen
    .then(() => Promise.all([sessions.page, ...sessions.frames].map(clocksOf)))
    .then((clocks) => total(clocks.map((each) => each.script)));
  return { script };
}

const watchWork = ({ browser, near }: Bench, variant: Variant): Promise<Both> =>
  visit({ browser, slowdown: CPU_SLOWDOWN, prepare }, async (page, sessions) => {
    const untilSeen = await scriptUntilSeen(page, sessions);
    await page.goto(near.article(VARIANTS[variant]), { waitUntil: 'load' });
    await pause(SETTLED_MS);
    const [frame] = sessions.frames;
    return {
      page: await workOf(sessions.page),
      frame: frame ? await workOf(frame) : NONE,
      untilSeen: await Promise.race([untilSeen.script, pause(0, Number.NaN)]),
    };
  });

const ALL = Object.keys(VARIANTS) as Variant[];

const NOTE = `What the article's process and the frame's do until three seconds after the article has loaded, while nobody touches it, on a
processor slowed down four times. Script and tasks are ms of the processor's clock, which a busy machine doesn't stretch; the longest
task is ms of time, and 0 below 50. Until the card is seen counts what both have run when it is painted. \`bare\` is the
article without a widget.`;

/** The processor's work before a reader does anything. */
export async function measureWork(bench: Bench): Promise<Part> {
  const visits = await inTurns(ALL, bench.rounds, (variant) => watchWork(bench, variant));
  const of = (variant: Variant, where: 'page' | 'frame', key: keyof Work) =>
    medianOf(visits.get(variant) ?? [], (each) => each[where][key]);
  const script = (variant: Variant) => of(variant, 'page', 'script') / of('append', 'page', 'script');
  const untilSeen = (variant: Variant) => medianOf(visits.get(variant) ?? [], (each) => each.untilSeen);
  const worst = highest(ALL.slice(3).flatMap((each) => (visits.get(each) ?? []).map(({ page }) => page.layoutShift)));
  const row = (variant: Variant, where: 'page' | 'frame') => [
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
      name: 'native: script until the card is seen ÷ script-made’s',
      figure: untilSeen('native') / untilSeen('script-made'),
      atMost: 0.4,
    },
    { name: 'native: longest task, ms', figure: of('native', 'page', 'longest'), atMost: 50, digits: 0 },
    { name: 'layout shift in the article, worst', figure: worst, atMost: 0, digits: 4 },
  ]);
  return { title: 'Work before any interest', body: [NOTE, ...tables, goals].join('\n\n') };
}
