import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arrowFaults, escapeFaults, tabFaults } from '../../e2e/support/faults/keyboard.ts';
import {
  byKind,
  type Inspect,
  inspect,
  LOCALES,
  NARROW,
  openStates,
  show,
  type Visit,
  visitsOf,
} from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** Every state of the gallery, by keyboard. */

const product = withProduct(test);
const [ENGLISH] = LOCALES;
let page: Page;

test.before(async () => {
  page = await openStates(product.browser, product.widgetOrigin);
  await page.bringToFront(); // where keys go
});

const walked: Inspect = async () => [
  ...(await tabFaults(page)),
  ...(await arrowFaults(page)),
  ...(await escapeFaults(page)),
];

/** Its list lies over the fields, so it closes when the focus is anywhere else. */
const isOpenList = ({ state }: Visit) => state.name === 'signup-form-summary-open';
const all = visitsOf([ENGLISH], [NARROW]);

for (const [kind, visits] of byKind(all.filter((visit) => !isOpenList(visit))))
  test(`${kind}: Tab reaches every control in page order, shows its focus and leaves it`, async () => {
    assert.is((await inspect([page], visits, walked)).join('\n'), '');
  });

for (const visit of all.filter(isOpenList))
  test('Tab goes through an open list of errors, and closes it on leaving', async () => {
    await show(page, visit);
    await page.focus('.ca-problems > button');
    const isInList = () => page.evaluate(() => document.activeElement?.closest('.ca-problems ul') !== null);
    for (let item = 0; item < 3; item++) {
      await page.keyboard.press('Tab');
      assert.ok(await isInList());
    }
    await page.keyboard.press('Tab');
    assert.not(await isInList());
    await page.waitForSelector('.ca-problems ul[hidden]');
  });

test.run();
