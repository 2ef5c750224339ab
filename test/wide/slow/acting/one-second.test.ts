import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ActionType } from '../../../../widget/core/model/enums.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/**
 * Between the press and the result there are only the pressed button, its progress and the result: on a slow phone and a slow
 * line, in every frame, no screen says something untrue.
 */

const product = withProduct(test, { tracking: true, server: async () => ({ defaultLocation: { countryCode: 'US' } }) });

const MAIN = '[data-big-button]:not([aria-disabled])';

/** What a reader sees in a frame. */
type Seen = { route: string; title: string; button: string; phase: 'idle' | 'progress' | 'result'; onBody: boolean };

async function press(page: Page, selector = MAIN) {
  await page.waitForFunction(
    (wanted) => {
      const found = document.querySelector(wanted);
      return found && document.getAnimations().every(({ playState }) => playState !== 'running');
    },
    { polling: 50 },
    selector,
  );
  await page.click(selector);
}

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) {
    await page.waitForSelector(`[autocomplete="${token}"]:not(:disabled)`);
    await page.type(`[autocomplete="${token}"]`, value);
  }
}

const person = { name: 'Ada Lovelace', email: 'ada@example.org', 'postal-code': '07102' };

type Kind = {
  id: string;
  /** Up to the press that sends. */
  before: (page: Page) => Promise<unknown>;
  /** What sends. Default: the main button. */
  sends?: string;
  result: string;
};

const KINDS: Partial<Record<ActionType, Kind>> = {
  poll: {
    id: 'wr-poll',
    before: (page) => page.click('.ca-answer:nth-of-type(2)'),
    result: '[data-route="/poll/success"]',
  },
  quiz: {
    id: 'wr-quiz',
    before: (page) => page.click('.ca-answer:nth-of-type(2)'),
    result: '[data-route="/quiz/success"]',
  },
  petition: {
    id: 'wr-petition',
    async before(page) {
      await press(page);
      await page.waitForSelector('[data-route="/petition"] form');
      await fillIn(page, person);
    },
    result: '[data-route="/petition/success"]',
  },
  signup: {
    id: 'wr-signup',
    async before(page) {
      await press(page);
      await page.waitForSelector('[data-route="/signup"] form');
      const { name: _, 'postal-code': _postalCode, ...others } = person;
      await fillIn(page, { 'given-name': 'Ada', 'family-name': 'Lovelace', ...others });
    },
    result: '[data-route="/signup/success"]',
  },
  opinion: {
    id: 'wr-opinion',
    async before(page) {
      await press(page);
      await page.waitForSelector('[name="message"]');
      await page.type('[name="message"]', 'It would let me take the early shift at the market, and come home.');
      await press(page);
      await page.waitForSelector('[data-step="person"]');
      await fillIn(page, person);
    },
    result: '[data-route="/opinion/success"]',
  },
  call: {
    id: 'wr-call',
    async before(page) {
      await press(page);
      await press(page, '[data-other-phone]:not([aria-disabled])');
    },
    sends: '[data-outcome="Contacted"]:not([aria-disabled])',
    result: '[data-route="/Call/2"]',
  },
  speedometer: {
    id: 'wr-speedometer',
    async before(page) {
      await page.focus('.ca-slider');
      await page.keyboard.press('End');
    },
    result: '.ca-told[data-result]',
  },
};

/** Notes what each frame shows, from the moment before the press. */
const record = (page: Page, result: string) =>
  page.evaluate((wanted) => {
    const log: Seen[] = [];
    Object.assign(window, { seenFrames: log });
    const look = () => {
      const root = document.querySelector<HTMLElement>('[data-civic-action-root]');
      const button = root?.querySelector('.ca-outcomes') ?? root?.querySelector('.ca-stage [data-big-button]');
      const isBusy = button?.getAttribute('aria-busy') === 'true' || button?.querySelector('[aria-disabled]') != null;
      const isOver = document.querySelector(wanted) !== null;
      const next: Seen = {
        route: root?.dataset.route ?? '',
        title: root?.querySelector('.ca-stage h2')?.textContent ?? '',
        button: button?.textContent ?? '',
        phase: isOver ? 'result' : isBusy ? 'progress' : 'idle',
        onBody: document.activeElement === document.body,
      };
      if (JSON.stringify(next) !== JSON.stringify(log.at(-1))) log.push(next);
      requestAnimationFrame(look);
    };
    look();
  }, result);

const framesOf = (page: Page) => page.evaluate(() => (window as never as { seenFrames: Seen[] }).seenFrames);

/** A mid-range phone on a slow line. */
async function slowDown(page: Page) {
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

for (const [kind, { id, before, sends = MAIN, result }] of Object.entries(KINDS))
  test(`${kind}: pressed, progress, result, and nothing else`, async () => {
    const page = await (await product.browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 620, height: 362 });
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
    await page.waitForSelector('[data-civic-action-root] [data-big-button], [data-civic-action-root] .ca-slider');
    await before(page);
    await slowDown(page);
    await record(page, result);
    await press(page, sends);
    await page.waitForSelector(result);
    // The slide in, and what comes after it.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const frames = await framesOf(page);
    const phases = frames.map(({ phase }) => phase).filter((phase, index, all) => phase !== all[index - 1]);
    assert.equal(phases, ['idle', 'progress', 'result'], JSON.stringify(frames, null, 1));
    const pressed = frames.findIndex(({ phase }) => phase === 'progress');
    const lost = frames.slice(pressed).filter(({ onBody }) => onBody);
    assert.equal(lost, [], 'the focus is on the body');
    const untrue = frames.filter(
      ({ title, button }) => /^Thank you/.test(title) && /^(Give|Sign|Send|Paying)/.test(button),
    );
    assert.equal(untrue, []);
    await page.browserContext().close();
  });

test.run();
