import type { Page } from 'puppeteer-core';
import type { ActionType } from '../../../../widget/core/model/enums.ts';
import { fillIn as fillInDonor, PAID, typeCard } from '../../../e2e/support/journeys/giving.ts';
import { findLawmakers } from '../../../e2e/support/journeys/lawmakers.ts';

/** Each kind of the demonstration up to the press that sends. */

const MAIN = '[data-big-button]:not([aria-disabled])';

/** Presses what stands still, as a reader does. Default: the main button. */
export async function press(page: Page, selector = MAIN) {
  await page.waitForFunction(
    (wanted) => {
      const found = document.querySelector(wanted);
      const isMoving = document.querySelector('[data-moving]') !== null;
      return found && !isMoving && document.getAnimations().every(({ playState }) => playState !== 'running');
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

const NAMES = { 'given-name': 'Ada', 'family-name': 'Lovelace' };
const EMAIL = { email: 'ada@example.org' };
const PERSON = { name: 'Ada Lovelace', ...EMAIL, 'postal-code': '07102' };
const BIRTH = { 'bday-month': '5', 'bday-day': '4', 'bday-year': '1990' };
const HOME = { 'address-line1': '12 Washington Street', 'address-level2': 'Hoboken', 'postal-code': '07030' };

/** What a reader sees between the press and the end. */
export type Phase = 'idle' | 'progress' | 'result';

type Sending = {
  id: string;
  /** Up to the press that sends. */
  before: (page: Page) => Promise<unknown>;
  /** What sends. Default: a press on the main button. */
  send?: (page: Page) => Promise<unknown>;
  result: string;
  /** What follows the result by itself. */
  last?: string;
  /** Default: all three. */
  phases?: readonly Phase[];
  /** What every frame says. */
  says?: string;
};

const answer = (page: Page) => page.click('.ca-answer:nth-of-type(2)');

async function slide(page: Page) {
  await page.focus('.ca-slider');
  await page.keyboard.press('End');
}

const WITH_ANSWERS = {
  poll: { id: 'wr-poll', before: answer, result: '[data-route="/poll/success"]' },
  quiz: { id: 'wr-quiz', before: answer, result: '[data-route="/quiz/success"]' },
  speedometer: { id: 'wr-speedometer', before: slide, result: '.ca-told[data-result]' },
  sentimentpoll: {
    id: 'wr-sentimentpoll',
    before: (page) => page.focus('.ca-slider'),
    // It has no button: an answer is sent as soon as it is given.
    send: (page) => page.keyboard.press('End'),
    result: '[data-told]',
  },
} as const satisfies Partial<Record<ActionType, Sending>>;

const FORMS = {
  petition: {
    id: 'wr-petition',
    async before(page) {
      await press(page);
      await page.waitForSelector('[data-route="/petition"] form');
      await fillIn(page, PERSON);
    },
    result: '[data-route="/petition/success"]',
  },
  signup: {
    id: 'wr-signup',
    async before(page) {
      await press(page);
      await page.waitForSelector('[data-route="/signup"] form');
      await fillIn(page, { ...NAMES, ...EMAIL });
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
      await fillIn(page, PERSON);
    },
    result: '[data-route="/opinion/success"]',
  },
  email: {
    id: 'wr-email',
    async before(page) {
      await press(page);
      await page.waitForSelector('[name="message"]');
      await press(page);
      await page.waitForSelector('[data-step="person"]');
      await fillIn(page, { ...NAMES, ...EMAIL });
      await page.select('[autocomplete="honorific-prefix"]', 'Ms.');
    },
    result: '[data-route="/email/success"]',
    says: 'Councilmember Ruth Adeyemi',
  },
  checkregistration: {
    id: 'wr-checkregistration',
    async before(page) {
      await press(page);
      await fillIn(page, { ...NAMES, ...EMAIL });
      await press(page);
      await fillIn(page, BIRTH);
      await press(page);
      await press(page, '[data-step="address"] .ca-address > .ca-link');
      await fillIn(page, HOME);
      await page.select('[autocomplete="address-level1"]', 'NJ');
    },
    result: '[data-route="/checkRegistration/success"]',
  },
  donation: {
    id: 'wr-donation',
    async before(page) {
      await press(page);
      await fillInDonor(page);
      await typeCard(page, PAID);
    },
    // Once it is paid, the screen of the payment says so until the thanks follow.
    result: '.ca-gift-pay > .ca-title, .ca-thanks',
    last: '[data-route="/donation/success"] .ca-thanks',
    says: '$10',
  },
} as const satisfies Partial<Record<ActionType, Sending>>;

const OTHERS = {
  call: {
    id: 'wr-call',
    async before(page) {
      await press(page);
      await press(page, '[data-other-phone]:not([aria-disabled])');
    },
    send: (page) => press(page, '[data-outcome="Contacted"]:not([aria-disabled])'),
    result: '[data-route="/Call/2"]',
  },
  tweet: {
    id: 'wr-tweet',
    async before(page) {
      await press(page);
      await findLawmakers(page.mainFrame());
      await page.waitForSelector('[data-route="/tweet"] [name="message"]');
    },
    result: '[data-route="/tweet"] .ca-thanks',
  },
  recordvideo: {
    id: 'wr-recordvideo',
    async before(page) {
      await press(page);
      await page.waitForSelector('[data-route="/recordvideo"] .ca-record-file');
      await press(page);
      await page.waitForSelector('.ca-record-mirror');
      await press(page);
      await page.waitForFunction(() => / 29 s /.test(document.querySelector('.ca-record-badge')?.textContent ?? ''));
      // The mark of the recording never stands still.
      await page.click(MAIN);
      await page.waitForSelector('.ca-record video[controls]');
    },
    result: '[data-route="/recordvideo/successtoemail"]',
  },
  link: {
    id: 'wr-link',
    before: async () => {},
    result: '[data-route="/link"] .ca-thanks',
    // The browser opens it at once, and it is counted without a wait.
    phases: ['idle', 'result'],
  },
  video: {
    id: 'wr-video',
    before: async () => {},
    // The press plays it; it is counted without a wait when it ends, and the thanks take the player's place.
    result: '[data-route="/video"] :is(.ca-player, .ca-thanks)',
    last: '[data-route="/video"] .ca-thanks',
  },
} as const satisfies Partial<Record<ActionType, Sending>>;

export const SENDINGS: Record<ActionType, Sending> = { ...WITH_ANSWERS, ...FORMS, ...OTHERS };
