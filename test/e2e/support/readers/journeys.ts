import * as assert from 'uvu/assert';
import type { Server } from '../../../../server/app.ts';
import { waitUntil } from '../../../support/wait.ts';
import { PLACEMENT, type Reader } from './reader.ts';

/** Where the server stands, and what it stores. */
export type Site = { publisherOrigin: string; server: Server };

export type Journey = (reader: Reader, site: Site) => Promise<void>;

const READY = '[data-big-button]:not([aria-disabled])';

/** Waits for an element of the widget; there is none while the frame is missing. */
const see = (reader: Reader, selector: string) =>
  waitUntil(() => reader.inFrame((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false));

const seeText = (reader: Reader, text: string) =>
  waitUntil(() => reader.inFrame((wanted) => document.body.innerText.includes(wanted), text).catch(() => false));

const seeRoute = (reader: Reader, route: string) => see(reader, `[data-route="${route}"]`);

/** Waits until nothing moves where the reader presses. */
async function press(reader: Reader, selector: string) {
  await see(reader, selector);
  await reader.press(selector);
}

async function openArticle(reader: Reader, { publisherOrigin }: Site, slug: string) {
  await reader.open(`${publisherOrigin}/articles/${slug}`);
  await reader.inPage((placement) => document.querySelector(placement)?.scrollIntoView({ block: 'center' }), PLACEMENT);
  await see(reader, '[data-civic-action-root] [data-big-button]');
}

const count = async ({ server }: Site, table: 'votes' | 'signatures' | 'callCompletions') =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

/** Answers that lie wholly within what the screen shows, above its foot. */
const answersInView = (reader: Reader) =>
  reader.inFrame(() => {
    const foot = document.querySelector('.ca-bar')?.getBoundingClientRect().top ?? 0;
    const answers = [...document.querySelectorAll('.ca-answer')].map((answer) => answer.getBoundingClientRect());
    return answers.filter(({ top, bottom }) => top >= 0 && bottom <= foot).length;
  });

/** In the loader's frame: every answer is visible before one is chosen. */
const vote: Journey = async (reader, site) => {
  await openArticle(reader, site, 'what-should-become-of-pier-9');
  assert.is(await answersInView(reader), 4);
  await press(reader, '.ca-answer:nth-child(2)');
  await press(reader, READY);
  await seeRoute(reader, '/poll/success');
  await seeText(reader, '100%');
  const votes = await site.server.db.selectFrom('votes').selectAll().orderBy('at').execute();
  assert.is(votes.at(-1)?.answerId, '2');
};

/** Chooses and presses as soon as the card is there, and presses again: what is done before the application counts once. */
const voteAtOnce: Journey = async (reader, site) => {
  const before = await count(site, 'votes');
  await openArticle(reader, site, 'what-should-become-of-pier-9');
  const isReacts = await reader.inFrame(() => {
    const isTaken = Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
    document.querySelectorAll<HTMLElement>('.ca-answer input')[1]?.click();
    for (let presses = 2; presses--; ) document.querySelector<HTMLElement>('[data-big-button]')?.click();
    return isTaken;
  });
  assert.is(isReacts, false);
  await seeRoute(reader, '/poll/success');
  await seeText(reader, '100%');
  assert.is(await count(site, 'votes'), before + 1);
};

/** In a frame that the page already holds; leaving the last field shows nothing that could swallow the press. */
const sign: Journey = async (reader, site) => {
  const before = await count(site, 'signatures');
  await openArticle(reader, site, 'night-workers-speak');
  await press(reader, READY);
  await seeRoute(reader, '/petition');
  await see(reader, '[autocomplete="name"]');
  await reader.type('[autocomplete="name"]', 'Grace Hopper');
  await reader.type('[autocomplete="email"]', `grace-${before}@example.org`);
  await reader.type('[autocomplete="postal-code"]', '10001');
  await press(reader, READY);
  await seeRoute(reader, '/petition/success');
  assert.is(await count(site, 'signatures'), before + 1);
};

const call: Journey = async (reader, site) => {
  const before = await count(site, 'callCompletions');
  await openArticle(reader, site, 'three-votes-decide-the-night-boat');
  await press(reader, READY);
  await press(reader, '[data-other-phone]:not([aria-disabled])');
  await press(reader, '[data-outcome="Contacted"]:not([aria-disabled])');
  await waitUntil(async () => (await count(site, 'callCompletions')) > before);
};

const ringOf = () => {
  const focused = document.activeElement as Element;
  return { name: focused.getAttribute('aria-label'), outline: getComputedStyle(focused).outlineStyle };
};

/** The focus goes into a panel that is still beside the widget: the browser must not scroll there. */
const openPanel: Journey = async (reader, site) => {
  await openArticle(reader, site, 'what-should-become-of-pier-9');
  await reader.inFrame(() => {
    document.addEventListener('scroll', () => document.body.classList.add('test-scrolled'), true);
  });
  await press(reader, '.ca-owner');
  await waitUntil(() =>
    reader.inFrame(() => {
      const panel = document.querySelector('dialog[open] > .ca-overlay');
      return panel?.getAnimations().every(({ playState }) => playState === 'finished') ?? false;
    }),
  );
  assert.is(await reader.inFrame(() => document.body.classList.contains('test-scrolled')), false);
  assert.equal(await reader.inFrame(ringOf), { name: 'Close', outline: 'none' });
};

/** Upwards, since too little of the article is left below the widget. */
const SCROLLED_PX = 200;

const scrolled = (reader: Reader) => reader.inPage(() => Math.round(scrollY));

/** A card that fits has nothing to scroll, so the wheel over it scrolls the article. */
const scroll: Journey = async (reader, site) => {
  await openArticle(reader, site, 'what-should-become-of-pier-9');
  const before = await scrolled(reader);
  await reader.scroll(-SCROLLED_PX);
  await waitUntil(async () => (await scrolled(reader)) <= before - SCROLLED_PX / 2);
};

/** A countdown's seconds must really pass. */
const SEE_IT_STAND_MS = 3_000;

/** What is left of the countdown's ring, 1 for all. */
const leftOf = (reader: Reader) =>
  reader.inFrame(() => {
    const ring = document.querySelector('.ca-ring circle:nth-of-type(2)');
    return 1 - Number(ring?.getAttribute('stroke-dashoffset'));
  });

/** The mouse is in the widget from the first press on. Not for Chromium, whose test mouse leaves a frame of another site unsaid. */
export const waitForMouse: Journey = async (reader, site) => {
  await openArticle(reader, site, 'what-should-become-of-pier-9');
  await press(reader, '.ca-answer:nth-child(2)');
  await press(reader, READY);
  await see(reader, '.ca-ring');
  await new Promise((later) => setTimeout(later, SEE_IT_STAND_MS));
  assert.is(await leftOf(reader), 1);
  await reader.leave();
  await waitUntil(async () => (await leftOf(reader)) < 1);
};

export const JOURNEYS: [title: string, journey: Journey][] = [
  ['votes, with every answer in view, in a frame that the loader made', vote],
  ['votes before the application has come', voteAtOnce],
  ['signs in a frame that the page held first', sign],
  ['calls and reports the outcome', call],
  ['opens a panel by the mouse, which slides in without a ring', openPanel],
  ['scrolls the article by the wheel over a card', scroll],
];
