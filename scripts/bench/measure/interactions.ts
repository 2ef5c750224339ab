import type { CDPSession, Frame, Page } from 'puppeteer-core';
import { waitUntil } from '../../../test/support/wait.ts';
import { goalsTable, type Part, table } from '../report.ts';
import { petition, VARIANTS } from '../site/variants.ts';
import { highest, inTurns, median } from '../statistics.ts';
import { type Bench, CPU_SLOWDOWN, frameSession, read, runFirst, visit } from '../visit.ts';

/** One press or key: how long until the next frame showed what it did, ms; browsers round it to 8. */
type Interaction = { type: string; duration: number };

type EventTiming = PerformanceEntry & { interactionId: number };

/** Browsers report no shorter event, ms. */
const SHORTEST = 16;

/** Runs in every document. Keeps the longest event of each interaction. */
function watchInteractions() {
  const longest = new Map<number, { type: string; duration: number }>();
  Reflect.set(window, 'interactions', () => [...longest.values()]);
  new PerformanceObserver((list) => {
    for (const { name: type, duration, interactionId } of list.getEntries() as EventTiming[])
      if (interactionId && duration >= (longest.get(interactionId)?.duration ?? 0))
        longest.set(interactionId, { type, duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Evaluates to what `watchInteractions` has kept, and how many there were, once the last one is reported. */
const READ_INTERACTIONS = `new Promise((resolve) => setTimeout(() =>
  resolve({ told: window.interactions(), count: performance.interactionCount }), 300))`;

type Told = { told: Interaction[]; count: number };

/** All interactions. Those too short to be reported count as the shortest that browsers report. */
const allOf = ({ told, count }: Told): Interaction[] => [
  ...told,
  ...Array.from({ length: Math.max(0, count - told.length) }, () => ({ type: 'short', duration: SHORTEST })),
];

const READY = '[data-big-button]:not([aria-disabled]):not([data-moving])';
const ADA = { name: 'Ada Lovelace', email: 'ada@example.org', 'postal-code': '07102' };

const JOURNEYS = {
  async 'vote in a poll'(frame: Frame) {
    await (await frame.waitForSelector('.ca-answer:nth-of-type(2)'))?.click();
    await frame.click('[data-big-button]');
    await frame.waitForSelector('[data-route="/poll/success"] .ca-results');
  },
  async 'sign a petition'(frame: Frame, page: Page) {
    await (await frame.waitForSelector('[data-big-button]'))?.click();
    await frame.waitForSelector('[data-route="/petition"] form');
    for (const [token, text] of Object.entries(ADA)) {
      await frame.click(`[autocomplete="${token}"]`);
      await page.keyboard.type(text);
    }
    await (await frame.waitForSelector(READY))?.click();
    await frame.waitForSelector('[data-route="/petition/success"]');
  },
};

type Journey = keyof typeof JOURNEYS;

const ARTICLES = { 'vote in a poll': VARIANTS['frame first'], 'sign a petition': petition };

const prepare = async (session: CDPSession) => {
  await session.send('Page.enable');
  await runFirst(session, watchInteractions);
};

const go = ({ browser, near }: Bench, journey: Journey): Promise<Interaction[]> =>
  visit({ browser, slowdown: CPU_SLOWDOWN, prepare }, async (page, sessions) => {
    await page.setViewport({ width: 1_000, height: 900 });
    await page.goto(near.article(ARTICLES[journey]), { waitUntil: 'domcontentloaded' });
    const find = () => page.frames().find((each) => each.url().includes('/widget/'));
    await waitUntil(() => find() !== undefined);
    await JOURNEYS[journey](find() as Frame, page);
    return allOf(await read<Told>(frameSession(sessions), READ_INTERACTIONS));
  });

const NOTE = `Each press and key by real input as soon as the part is there, on a processor slowed down four times. Event Timing counts from the
time stamp of the input until the frame that follows its listeners is presented, rounded to 8 ms. What comes later, such as the server's
answer, is not in it. A visit's INP is its slowest interaction.`;

/** The most that is wanted, ms: of a visit, and of the slowest one. */
const GOALS: Record<Journey, [median: number, worst: number]> = {
  'vote in a poll': [64, 100],
  'sign a petition': [64, 150],
};

/** Interaction to next paint, through whole journeys. */
export async function measureInteractions(bench: Bench): Promise<Part> {
  const journeys = Object.keys(JOURNEYS) as Journey[];
  const visits = await inTurns(journeys, bench.rounds, (journey) => go(bench, journey));
  const inps = (journey: Journey) =>
    (visits.get(journey) ?? []).map((each) => highest(each.map(({ duration }) => duration)));
  const slowest = (journey: Journey) =>
    (visits.get(journey) ?? []).flat().toSorted((a, b) => b.duration - a.duration)[0]?.type ?? '';
  const rows = journeys.map((journey) => {
    const all = (visits.get(journey) ?? []).flat();
    const typical = median(all.map(({ duration }) => duration));
    return [journey, all.length, typical, median(inps(journey)), highest(inps(journey)), slowest(journey)];
  });
  const goals = goalsTable(
    journeys.flatMap((journey) => {
      const [typical, worst] = GOALS[journey];
      return [
        { name: `${journey}: INP, median of visits`, figure: median(inps(journey)), atMost: typical, digits: 0 },
        { name: `${journey}: INP, worst`, figure: highest(inps(journey)), atMost: worst, digits: 0 },
      ];
    }),
  );
  const head = ['journey', 'interactions', 'median of all', 'INP, median of visits', 'INP, worst', 'the worst is a'];
  return { title: 'Interaction to next paint', body: `${NOTE}\n\n${table(head, rows)}\n\n${goals}` };
}
