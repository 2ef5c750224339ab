import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { overflowFaults } from '../../e2e/support/faults/overflow.ts';
import {
  type Inspect,
  inspect,
  LOCALES,
  openStates,
  SIZES,
  type Visit,
  visitsOf,
} from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** The states of the gallery with scrollbars that take room: forms stay centred. */

const product = withProduct(test, { scrollbars: true });

/** Half a pixel, where a width is odd. */
const SLACK_PX = 1;

/** Screens and dialogs that scroll, with the distance of their content from either side. */
const scrollersOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ca-stage, .ca-modal')].map((scroller) => {
      const box = scroller.getBoundingClientRect();
      const held = [...scroller.querySelectorAll(':scope > .ca-screen > *, :scope.ca-modal > *')]
        .filter((element) => !element.matches('.ca-bar, .ca-hidden') && element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      return {
        hasScrollbar: scroller.offsetWidth > scroller.clientWidth,
        what: scroller.className,
        left: Math.min(...held.map(({ left }) => left - box.left)),
        right: Math.min(...held.map(({ right }) => box.right - right)),
      };
    }),
  );

let scrollbars = 0;

const look: Inspect = async (page) => {
  const scrolled = (await scrollersOf(page)).filter(({ hasScrollbar }) => hasScrollbar);
  scrollbars += scrolled.length;
  const aside = scrolled.filter(({ left, right }) => Math.abs(left - right) > SLACK_PX);
  return [
    ...(await overflowFaults(page)),
    ...aside.map(({ what, left, right }) => `${what} leaves ${left} px on the left and ${right} px on the right`),
  ];
};

/** Each state in one of the sizes, unless it was asked for by its name: neighbours in the gallery are alike. */
const isVisited = ({ size }: Visit, index: number) =>
  process.env.GALLERY_STATES !== undefined || index % SIZES.length === SIZES.indexOf(size);

test('a scrollbar shifts nothing and cuts nothing off', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  const [english] = LOCALES;
  assert.is(
    (
      await inspect(
        [page],
        SIZES.flatMap((size) => visitsOf([english], [size]).filter(isVisited)),
        look,
      )
    ).join('\n'),
    '',
  );
  assert.ok(scrollbars > 0, 'no scrollbar takes room');
  await page.close();
});

test.run();
