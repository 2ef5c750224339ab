import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeFaults } from './support/faults/axe.ts';
import { arrowFaults, escapeFaults, tabFaults } from './support/faults/keyboard.ts';
import { doubleText, inFont, overflowFaults } from './support/faults/overflow.ts';
import { WIDE_FONT } from './support/fonts.ts';
import { type Inspect, inspect, LOCALES, NARROW, openStates, SIZES, visitsOf } from './support/gallery.ts';
import { withProduct } from './support/product.ts';

/** Every state of the gallery, as people meet it who see, hear or move differently (WCAG 2.2, A and AA). */

const PAGES = 2;

const product = withProduct(test);
let pages: Page[];

test.before(async () => {
  pages = await Promise.all(Array.from({ length: PAGES }, () => openStates(product.browser, product.widgetOrigin)));
});

const [ENGLISH, ...OTHERS] = LOCALES;

const none = (faults: string[]) => assert.is(faults.join('\n'), '');

/** All that can be seen without touching anything; the text is doubled last, since it stays so. */
const seen: Inspect = async (page, { locale, size }) => {
  const faults = [...(await axeFaults(page, locale === ENGLISH)), ...(await overflowFaults(page))];
  await inFont(page, WIDE_FONT);
  faults.push(...(await overflowFaults(page)).map((fault) => `in a wide font, ${fault}`));
  await inFont(page, null);
  if (size !== NARROW) return faults;
  await doubleText(page);
  return [...faults, ...(await overflowFaults(page)).map((fault) => `in double text, ${fault}`)];
};

test('axe finds nothing and nothing is cut off, at either size, in a wide font and in double text', async () => {
  none(await inspect(pages, visitsOf([ENGLISH], SIZES), seen));
});

test('axe finds nothing and nothing is cut off in the other locales, nor in a wide font or double text', async () => {
  none(await inspect(pages, visitsOf(OTHERS, [NARROW]), seen));
});

test('every control is reached by Tab in the order of the page, is seen and can be left', async () => {
  const walked: Inspect = async (page) => [
    ...(await tabFaults(page)),
    ...(await arrowFaults(page)),
    ...(await escapeFaults(page)),
  ];
  // Keys go to the page in front.
  const [page] = pages as [Page];
  await page.bringToFront();
  none(await inspect([page], visitsOf([ENGLISH], [NARROW]), walked));
});

test.run();
