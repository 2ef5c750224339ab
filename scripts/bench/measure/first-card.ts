import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { goalsTable, type Part, table } from '../report.ts';
import { VARIANTS, type Variant } from '../site/variants.ts';
import { inTurns, medianOf, total } from '../statistics.ts';
import { type Bench, CPU_SLOWDOWN, read, runFirst, visit } from '../visit.ts';

/** The name of the binding that is told when question and answers were on the screen, ms since 1970. */
const CARD_SEEN = 'cardSeen';

type Timed = PerformanceEntry & { renderTime: number; element: Element | null };

/** Runs in every document. Marks question and answers for element timing as they are inserted; the page has no marks. */
function watchCard() {
  const parts = '.ca-title, .ca-answer span';
  const seen = new Map<Element | null, number>();
  const cardParts = () => [...document.querySelectorAll(parts)];
  new MutationObserver(() => {
    for (const part of cardParts()) part.setAttribute('elementtiming', 'card');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { element, renderTime } of list.getEntries() as Timed[]) seen.set(element, renderTime);
    if (cardParts().every((part) => seen.has(part)))
      Reflect.get(window, 'cardSeen')?.(String(performance.timeOrigin + Math.max(...seen.values())));
  }).observe({ type: 'element', buffered: true });
}

type Request = { url: string; at: number; bytes: number; isDone: boolean };

/** Keeps the requests of a page and its frames: both may report the request for a frame's page. */
function watchRequests() {
  const requests = new Map<string, Request>();
  const update = (id: string, change: Partial<Request>) => {
    const request = requests.get(id);
    if (request) Object.assign(request, change);
  };
  async function watch(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
      if (!requests.has(requestId))
        requests.set(requestId, { url: request.url, at: wallTime * 1_000, bytes: 0, isDone: false });
    });
    // An answer whose body nobody reads, such as to HEAD, never finishes: its headers are all there is.
    session.on('Network.responseReceived', ({ requestId, response }) =>
      update(requestId, { bytes: response.encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      update(requestId, { bytes: encodedDataLength, isDone: true }),
    );
    session.on('Network.loadingFailed', ({ requestId }) => update(requestId, { isDone: true }));
    await session.send('Network.enable');
  }
  return {
    watch,
    /** What these origins were asked for until then, ms since 1970. */
    until: (time: number, origins: string[]) =>
      [...requests.values()].filter(({ url, at }) => at <= time && origins.includes(new URL(url).origin)),
  };
}

const CARD_WAIT_MS = 60_000;
/** For what was asked for before the card and is still on its way. */
const REST_MS = 1_500;

/** ms since the article was asked for; what our site was asked for until then, and its size in bytes with headers. */
type FirstCard = { seenMs: number; requests: number; bytes: number; pictureBytes: number };

/** Pictures belong to the content, and stand on our site in the demo alone. */
const isPicture = ({ url }: { url: string }) => new URL(url).pathname.startsWith('/images/');

async function seeFirstCard({ browser, slow }: Bench, variant: Variant): Promise<FirstCard> {
  const requests = watchRequests();
  let note: (at: number) => void;
  const seen = new Promise<number>((resolve, reject) => {
    note = resolve;
    setTimeout(() => reject(new Error(`No first card: ${variant}`)), CARD_WAIT_MS).unref();
  });
  const prepare = async (session: CDPSession) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => name === CARD_SEEN && note(Number(payload)));
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: CARD_SEEN });
    await session.send('Page.enable');
    await runFirst(session, watchCard);
    await requests.watch(session);
  };
  return visit({ browser, slowdown: CPU_SLOWDOWN, prepare }, async (page, sessions) => {
    await page.goto(slow.article(VARIANTS[variant]), { waitUntil: 'domcontentloaded' });
    const at = await seen;
    await pause(REST_MS);
    const all = requests.until(at, Object.values(slow.origins));
    const product = all.filter((request) => !isPicture(request));
    return {
      seenMs: at - (await read<number>(sessions.page, 'performance.timeOrigin')),
      requests: product.length,
      bytes: total(product.map(({ bytes }) => bytes)),
      pictureBytes: total(all.filter(isPicture).map(({ bytes }) => bytes)),
    };
  });
}

const SHOWN: Variant[] = ['plain', 'append', 'frame first', 'script-made', 'sponsored', 'static page'];

const NOTE = `From the article's request until question and answers are on the screen (element timing), on Slow 4G and a processor slowed
down four times. \`plain\` is a frame whose HTML holds the same card and no script, \`append\` a script that only appends that frame.
Requests and bytes are those of our site that began until then, with headers and without TLS; pictures are the publisher's.`;

/** When the first card is seen, and what it needs. */
export async function measureFirstCard(bench: Bench): Promise<Part> {
  const visits = await inTurns(SHOWN, bench.rounds, (variant) => seeFirstCard(bench, variant));
  const of = (variant: Variant, key: keyof FirstCard) => medianOf(visits.get(variant) ?? [], (each) => each[key]);
  const times = (variant: Variant) => of(variant, 'seenMs') / of('plain', 'seenMs');
  const rows = SHOWN.map((variant) => [
    variant,
    Number(times(variant).toFixed(2)),
    Math.round(of(variant, 'seenMs')),
    of(variant, 'requests'),
    of(variant, 'bytes'),
    of(variant, 'pictureBytes'),
  ]);
  const goals = goalsTable([
    { name: 'frame first: seen ÷ plain', figure: times('frame first'), atMost: 1.05 },
    { name: 'script-made: seen ÷ plain', figure: times('script-made'), atMost: 1.65 },
    { name: 'script-made: requests', figure: of('script-made', 'requests'), atMost: 2 },
    { name: 'script-made: bytes', figure: of('script-made', 'bytes'), atMost: 14_000 },
  ]);
  const head = ['article with', 'seen ÷ plain', 'seen, ms', 'requests', 'bytes', 'bytes of pictures'];
  return { title: 'First card', body: `${NOTE}\n\n${table(head, rows)}\n\n${goals}` };
}
