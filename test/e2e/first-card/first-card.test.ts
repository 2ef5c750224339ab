import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardParts } from '../../../widget/core/api/wire/served-page.ts';
import { waitUntil } from '../../support/wait.ts';
import { consoleErrors, measureLayoutShift } from '../support/browser/page.ts';
import { DIST } from '../support/dist.ts';
import { withProduct } from '../support/product.ts';

/** The first card that the server has drawn, before the application has come and when it takes over. */

// The headless shell has one pointer for all its pages. If it lies in a new page, the application comes at once.
const product = withProduct(test, { whole: true });

const SIZE = { width: 620, height: 362 };
const ANSWER = '.ca-answer:nth-of-type(2) input';
const VOTE = '[data-big-button]';
const RESULTS = '[data-route="/poll/success"] .ca-results';

const isOurs = (request: HTTPRequest) => /\/widget\/[\w-]+\.js$/.test(request.url());

/** Holds the application's files until they are let go, or refused. */
async function holdFiles(page: Page) {
  const held: HTTPRequest[] = [];
  let decide: ((request: HTTPRequest) => Promise<void>) | null = null;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!isOurs(request)) void request.continue();
    else if (decide) void decide(request);
    else held.push(request);
  });
  const settle = async (how: typeof decide) => {
    decide = how;
    await Promise.all(held.splice(0).map((request) => how?.(request)));
  };
  return { letGo: () => settle((request) => request.continue()), refuse: () => settle((request) => request.abort()) };
}

/** The chunk with React. */
const drawingFile = () => {
  const { drawing } = JSON.parse(readFileSync(join(DIST, 'server/card.json'), 'utf8')) as CardParts;
  return (drawing[0] ?? '').slice(1);
};

async function newPage(): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport(SIZE);
  return page;
}

const open = async (page: Page, query = 'widgetRequestId=wr-poll') => {
  await page.goto(`${product.widgetOrigin}/widget/?${query}`, { waitUntil: 'domcontentloaded' });
  return page;
};

const isReacts = (place: Pick<Page, '$eval'>) =>
  place.$eval('#root', (root) => Object.keys(root).some((key) => key.startsWith('__react')));

async function votes(): Promise<number> {
  const rows = await product.server.db.selectFrom('votes').select('userAnswerId').execute();
  return rows.length;
}

/** The words that the style sheet shows on the main button in place of its own. */
const wordsOn = (page: Page) => page.$eval(VOTE, (button) => getComputedStyle(button, '::after').content);

test('a press before the application’s files have come is shown at once, and votes once when they have', async () => {
  const page = await newPage();
  const { letGo } = await holdFiles(page);
  await open(page);
  const before = await votes();
  await page.click(VOTE);
  assert.is(await wordsOn(page), 'none', 'nothing was chosen, and nothing is sent');
  await page.click(ANSWER);
  await page.click(VOTE);
  assert.is(await page.$eval(VOTE, (button) => button.getAttribute('aria-busy')), 'true');
  assert.is(await wordsOn(page), '"Sending your vote…"');
  assert.ok(await page.$('.ca-answer[data-chosen]:nth-of-type(2)'));
  await page.click(VOTE);
  await letGo();
  await page.waitForSelector(RESULTS);
  assert.is(await votes(), before + 1);
  await page.close();
});

test('the card asks for a choice only until there is one, also before the application’s files have come', async () => {
  const page = await newPage();
  const { letGo } = await holdFiles(page);
  await open(page);
  const isAsked = () =>
    page.$$eval('.ca-bar-note p', (notes) =>
      notes.some((note) => note.textContent !== '' && getComputedStyle(note).visibility === 'visible'),
    );
  assert.is(await isAsked(), true);
  await page.click(ANSWER);
  assert.is(await isAsked(), false);
  await letGo();
  await waitUntil(() => isReacts(page));
  assert.is(await isAsked(), false);
  await page.close();
});

test('a reader whose application never comes is told, and their press is carried out once on a retry', async () => {
  const page = await newPage();
  const { letGo, refuse } = await holdFiles(page);
  await open(page);
  const before = await votes();
  await page.click(ANSWER);
  await page.click(VOTE);
  await refuse();
  await page.waitForSelector('#lost:not([hidden])');
  assert.match(await page.$eval('#lost', (text) => text.textContent ?? ''), 'Check your connection');
  assert.is(await page.$eval(VOTE, (button) => button.getAttribute('aria-busy')), 'false');
  await letGo();
  await page.click(VOTE);
  await page.waitForSelector(RESULTS);
  assert.is(await votes(), before + 1);
  await page.close();
});

test('a press survives a retry where only the part that draws has not come', async () => {
  const page = await newPage();
  const drawing = drawingFile();
  let isRefused = true;
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    isRefused && request.url().endsWith(drawing) ? request.abort() : request.continue(),
  );
  await open(page);
  const before = await votes();
  await page.click(ANSWER);
  await page.click(VOTE);
  await page.waitForSelector('#lost:not([hidden])');
  isRefused = false;
  await page.click(VOTE);
  // No handle, which a reload in that moment would make useless.
  await page.waitForFunction((results) => document.querySelector(results), { polling: 50 }, RESULTS);
  assert.is(await votes(), before + 1);
  await page.close();
});

test('a retry that the server answers without a card keeps the press, and says so again', async () => {
  const page = await newPage();
  const { refuse } = await holdFiles(page);
  await open(page);
  await page.click(ANSWER);
  await page.click(VOTE);
  await refuse();
  await page.waitForSelector('#lost:not([hidden])');
  await page.evaluate(() => {
    window.fetch = async () => new Response('<div id="root"></div>');
  });
  await page.click(VOTE);
  await page.waitForSelector('#lost:not([hidden])');
  assert.is(await page.$eval(ANSWER, (input) => (input as HTMLInputElement).checked), true);
  await page.close();
});

test('a link to another window is followed at once', async () => {
  const page = await newPage();
  await holdFiles(page);
  await open(page);
  await page.$eval('.ca-stage', (stage) => {
    const link = Object.assign(document.createElement('a'), {
      href: '/up.txt',
      target: '_blank',
      textContent: 'Elsewhere',
    });
    stage.replaceChildren(link);
  });
  const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await page.click('.ca-stage a');
  const other = await opened;
  assert.ok(other);
  await other.close();
  await page.close();
});

test('no React runs in twenty widgets that nobody touches, and in one that somebody points at', async () => {
  const page = await newPage();
  await page.setBypassCSP(true);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  const frame = `<iframe src="${product.widgetOrigin}/widget/?widgetRequestId=wr-poll" width="620" height="362"></iframe>`;
  await page.evaluate((markup) => {
    const loaded = new Set();
    addEventListener('message', ({ data, source }) => data.type === 'civicActionLoaded' && loaded.add(source));
    Object.assign(window, { loaded });
    document.body.innerHTML = markup;
  }, frame.repeat(20));
  await waitUntil(() => page.evaluate(() => (window as unknown as { loaded: Set<unknown> }).loaded.size === 20));
  const frames = page.frames().slice(1);
  const running = async () => (await Promise.all(frames.map(isReacts))).filter(Boolean).length;
  assert.is(await running(), 0);
  await page.hover('iframe');
  await waitUntil(async () => (await running()) === 1);
  await page.close();
});

test('React takes over without a shift, and keeps the choice and the focus', async () => {
  const page = await newPage();
  const errors = consoleErrors(page);
  const { letGo } = await holdFiles(page);
  await open(page);
  await page.focus(ANSWER);
  await page.keyboard.press('Space');
  const markup = () => page.$eval('.ca-title', (title) => [title.textContent, getComputedStyle(title).fontSize].join());
  const before = await markup();
  await page.$eval(ANSWER, (input) => Object.assign(window, { chosen: input }));
  await letGo();
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  const kept = await page.$eval(ANSWER, (input) => [
    input === (window as unknown as { chosen: Element }).chosen,
    document.activeElement === input,
    (input as HTMLInputElement).checked,
  ]);
  assert.equal(kept, [true, true, true]);
  assert.is(await markup(), before);
  assert.is((await measureLayoutShift(page)).unexpected, 0);
  assert.equal(errors, []);
  await page.close();
});

test('a click that assistive technology makes, without a pointer, is taken too', async () => {
  const page = await open(await newPage());
  await page.$eval(ANSWER, (input) => (input as HTMLElement).click());
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.$eval(VOTE, (button) => (button as HTMLElement).click());
  await page.waitForSelector(RESULTS);
  await page.close();
});

test('a sponsored card is unseen before the check for ad blockers has passed', async () => {
  const page = await newPage();
  const { letGo } = await holdFiles(page);
  await open(page, 'widgetRequestId=wr-sponsored');
  assert.is(await page.$eval('#root', (root) => (root as HTMLElement).hidden), true);
  await letGo();
  await page.waitForSelector('#root:not([hidden]) .ca-title');
  await page.close();
});

test('the second view asks for the page alone, which has not changed', async () => {
  const page = await open(await newPage());
  await page.waitForNetworkIdle();
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.fromCache()) return;
    asked.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await open(page);
  await page.waitForNetworkIdle();
  assert.equal(asked, ['304 /widget/']);
  await page.close();
});

test('a picture that does not load gives its room back, and the name stands in for a logo', async () => {
  const page = await newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => (/logo/.test(request.url()) ? request.abort() : request.continue()));
  await open(page);
  await page.waitForSelector('.ca-owner img[hidden]');
  await page.hover('.ca-title');
  await page.waitForSelector('.ca-owner span');
  assert.is(await page.$('.ca-owner img'), null);
  await page.close();
});

/** A theme’s colors, and how many styles stand in the page’s sheet and in attributes. */
const stylesIn = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLElement>('.ca-root');
    return {
      accent: frame && getComputedStyle(frame).getPropertyValue('--ca-accent'),
      own: frame?.style.getPropertyValue('--ca-accent'),
      inSheet: document.querySelectorAll('[data-s]').length,
    };
  });

test('has its theme without style attributes, which React takes over', async () => {
  const page = await newPage();
  const errors = consoleErrors(page);
  const { letGo } = await holdFiles(page);
  await open(page, 'widgetRequestId=wr-petition');
  const { accent, own, inSheet } = await stylesIn(page);
  assert.match(accent ?? '', /^(#|rgb)/);
  assert.is(own, '');
  assert.ok(inSheet > 0);
  await letGo();
  await page.hover('[data-big-button]');
  await waitUntil(() => isReacts(page));
  await page.waitForFunction(() => document.querySelector('style[data-drawn]') === null);
  assert.equal(await stylesIn(page), { accent, own: accent, inSheet: 0 });
  assert.equal(errors, []);
  await page.close();
});

test.run();
