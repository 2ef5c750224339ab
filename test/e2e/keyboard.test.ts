import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arrowFaults, escapeFaults, tabFaults } from './support/faults/keyboard.ts';
import { byKind, type Inspect, inspect, LOCALES, NARROW, openStates, visitsOf } from './support/gallery.ts';
import { withProduct } from './support/product.ts';

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

for (const [kind, visits] of byKind(visitsOf([ENGLISH], [NARROW])))
  test(`${kind}: Tab reaches every control in page order, shows its focus and leaves it`, async () => {
    assert.is((await inspect([page], visits, walked)).join('\n'), '');
  });

test.run();
