import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Size } from '../../../../widget/gallery/page/filters.ts';
import { answerWidget } from '../../../e2e/support/browser/answers.ts';
import { byKind, inspect, openStates, visitsOf } from '../../../e2e/support/gallery/gallery.ts';
import { withoutFirstCards, withProduct } from '../../../e2e/support/product.ts';

/** A measurement never changes what it measured: a screen that stands stays where it is. */

const product = withProduct(test, { unpaced: true, server: withoutFirstCards });

const sizes: Size[] = [
  { name: 'wide', width: 620, height: 362 },
  { name: 'wide', width: 480, height: 362 },
  { name: 'narrow', width: 390, height: 533 },
  { name: 'narrow', width: 320, height: 533 },
];

const WINDOWS = 3;
/** What loads late may move a screen this often; a shake moves it in every frame or two. */
const MOST_MOVES = 6;

/** How often anything has moved within 30 frames, by its place in the layout, which transforms leave as it is. */
const movesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const placesNow = () =>
      [...document.querySelectorAll<HTMLElement>('[data-civic-action-root] *')]
        .map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
          [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(),
        )
        .join(' ');
    let places = placesNow();
    let moves = 0;
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame);
      const next = placesNow();
      if (next !== places) moves++;
      places = next;
    }
    return moves;
  });

for (const [kind, visits] of byKind(visitsOf(['en-US'], sizes)))
  test(`no screen of ${kind} shakes at any width`, async () => {
    const pages = await Promise.all(
      Array.from({ length: WINDOWS }, () => openStates(product.browser, product.widgetOrigin)),
    );
    const faults = await inspect(pages, visits, async (page) => {
      const moves = await movesOf(page);
      return moves > MOST_MOVES ? [`moved in ${moves} of 30 frames`] : [];
    });
    assert.equal(faults, []);
    await Promise.all(pages.map((page) => page.browserContext().close()));
  });

const petitionOf = (petitionText: string) => ({
  id: 3001,
  type: 'petition',
  title: 'Bring back the ferry',
  description:
    'Nurses and cooks have been stranded since the last boat was cut. The Ferry Riders Alliance wants it back.',
  skipFrontCard: true,
  details: { petitionText, goal: 5000 },
});

const WORDS = 'Restore the late sailing to Gull Island before the winter begins.';

for (const { width, height } of sizes)
  test(`a petition’s form with a short text below a long one stands still at ${width} px`, async () => {
    for (let length = 30; length <= WORDS.length; length += 5) {
      const page = await (await product.browser.createBrowserContext()).newPage();
      await page.setViewport({ width, height });
      const cards = [{ id: 1, type: 'seesOne', actions: [petitionOf(WORDS.slice(0, length))] }];
      await answerWidget(page, 200, JSON.stringify({ widgetId: 1001, cards }));
      await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-petition`);
      await page.waitForSelector('form .ca-quote');
      const moves = await movesOf(page);
      assert.ok(moves <= MOST_MOVES, `${length} characters: moved in ${moves} of 30 frames`);
      await page.browserContext().close();
    }
  });

test.run();
