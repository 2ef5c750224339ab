import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Frame, HTTPRequest, Page } from 'puppeteer-core';

/** A reader who clicks as soon as the first card is on the screen, in an article on another site. */

type Point = { x: number; y: number };
type Parts = { answer: Point; vote: Point };

/** Where an article has the widget, CSS px: asking would take until later frames. */
const LEFT = 40;
const TOP = 60;

const article = (embed: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>
<style>body{margin:0}#here{position:absolute;left:${LEFT}px;top:${TOP}px;width:620px}</style><div id="here">${embed}</div>`;

/** A publisher whose articles hold the markup that they are asked for with. */
export async function serveArticles() {
  const embeds: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://self.invalid');
    response.setHeader('content-type', 'text/html').end(article(embeds[Number(searchParams.get('article'))] ?? ''));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: (embed: string) => `http://publisher.localhost:${port}/?article=${embeds.push(embed) - 1}`,
    close: () => server.close(),
  };
}

/** Runs in every document. Tells where the card's parts are, once the browser has presented a frame with them. */
function watchCard() {
  if (parent === window) return addEventListener('click', () => Reflect.set(window, 'hasMissed', true), true);
  const middle = (element: Element | null | undefined): Point => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  new MutationObserver(() => {
    for (const part of document.querySelectorAll('.ca-answer span')) part.setAttribute('elementtiming', 'answer');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    Reflect.get(
      window,
      'cardSeen',
    )({
      answer: middle(document.querySelectorAll('.ca-answer')[1]),
      vote: middle(document.querySelector('[data-big-button]')),
    });
  }).observe({ type: 'element' });
}

/** Handles the requests for the application's files. */
export async function handleFiles(page: Page, handle: (request: HTTPRequest) => unknown) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/widget\/[\w-]+\.js$/.test(request.url())) handle(request);
    else void request.continue();
  });
}

/** Holds the application's files until so long after the first request for one. */
export async function delayFiles(page: Page, ms: number) {
  let arrival: Promise<void> | null = null;
  await handleFiles(page, async (request) => {
    arrival ??= pause(ms);
    await arrival;
    await request.continue().catch(() => {}); // the page is closed
  });
}

/**
 * Lets the application's files wait, as on a network that has gone.
 *
 * @returns `refuse`, which fails them, and those that are asked for from then on; `allow` ends that
 */
export async function loseFiles(page: Page) {
  const waiting: HTTPRequest[] = [];
  let phase: 'waiting' | 'refused' | 'allowed' = 'waiting';
  await handleFiles(page, (request) => {
    if (phase === 'waiting') return waiting.push(request);
    return phase === 'refused' ? request.abort() : request.continue();
  });
  return {
    async refuse() {
      phase = 'refused';
      await Promise.all(waiting.splice(0).map((request) => request.abort()));
    },
    allow() {
      phase = 'allowed';
    },
  };
}

/** Once its reader has voted, the application turns out to be lost. They are told, and press again when it is back. */
export async function voteAgain(frame: Frame, files: Awaited<ReturnType<typeof loseFiles>>) {
  await files.refuse();
  await frame.waitForSelector('#lost:not([hidden])');
  files.allow();
  await frame.click('[data-big-button]');
}

export type FirstClick = {
  address: string;
  /** From the card to the click on its second answer, ms. */
  afterMs?: number;
  /** From that to the click on the button, ms. */
  betweenMs?: number;
};

/** Opens an article; votes for the second answer, by a mouse. @returns the widget's frame */
export async function clickFirst(page: Page, { address, afterMs = 0, betweenMs = 0 }: FirstClick): Promise<Frame> {
  await page.setViewport({ width: 700, height: 500 });
  let note: (parts: Parts) => void;
  const seen = new Promise<Parts>((resolve) => {
    note = resolve;
  });
  await page.exposeFunction('cardSeen', (parts: Parts) => note(parts));
  await page.evaluateOnNewDocument(watchCard);
  const [{ answer, vote }] = await Promise.all([seen, page.goto(address, { waitUntil: 'domcontentloaded' })]);
  const hasMissed = () =>
    page.evaluate(() => {
      const missed = Reflect.get(window, 'hasMissed') === true;
      return Reflect.set(window, 'hasMissed', false) && missed;
    });
  // For some ms after a frame of another site is on the screen, a whole Chrome may give the article what is clicked there.
  const click = async ({ x, y }: Point) => {
    do await page.mouse.click(LEFT + x, TOP + y);
    while (await hasMissed());
  };
  if (afterMs) await pause(afterMs);
  await click(answer);
  if (betweenMs) await pause(betweenMs);
  await click(vote);
  const frame = page.frames().find((each) => each.url().includes('/widget/'));
  if (!frame) throw new Error('The widget is gone');
  return frame;
}
