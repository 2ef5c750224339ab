import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeFaults } from '../../e2e/support/faults/axe.ts';
import { hearConsole } from '../../e2e/support/faults/console.ts';
import { drawnFaults, roomFaults } from '../../e2e/support/faults/drawn.ts';
import {
  byKind,
  type Inspect,
  inspect,
  LOCALES,
  type Locale,
  NARROW,
  nameOf,
  openStates,
  SIZES,
  states,
  type Visit,
  visitsOf,
} from '../../e2e/support/gallery/gallery.ts';
import { createCamera } from '../../e2e/support/gallery/pictures.ts';
import { withProduct } from '../../e2e/support/product.ts';

/**
 * Every state of the gallery in the language with the longest words, in a wide widget and in one of the other languages,
 * with all checks that need no input. In English and narrow, where pictures are taken, `wcag.test.ts` asks for more. Drawing
 * is slowest, so each state is drawn once for all checks.
 */

const SCREENSHOTS = join(import.meta.dirname, '../../../screenshots');
const PAGES = 2;
const [ENGLISH] = LOCALES;
const LONGEST_WORDS = 'fr';
const SHARED: readonly string[] = ['es', 'it'];

/** SCREENSHOT_LOCALES=en-US,es,fr,it takes pictures of all states in these, in both sizes, for people to look at. */
const PICTURED = process.env.SCREENSHOT_LOCALES?.split(',') ?? [];
const isPictured = ({ locale, size }: Visit) =>
  PICTURED.includes(locale) || (PICTURED.length === 0 && locale === ENGLISH && size === NARROW);

const product = withProduct(test, { unpaced: true });
let takePicture: Awaited<ReturnType<typeof createCamera>>;
const consoles = new Map<Page, ReturnType<typeof hearConsole>>();

test.before(async () => {
  mkdirSync(SCREENSHOTS, { recursive: true });
  takePicture = await createCamera(product.browser, SCREENSHOTS);
  for (let pages = 0; pages < PAGES; pages++) {
    const page = await openStates(product.browser, product.widgetOrigin);
    consoles.set(page, hearConsole(page));
  }
});

/** A wide widget has the markup and the colors of a narrow one, on which `wcag.test.ts` runs all of axe. */
const axeFaultsOf = async (page: Page, { locale, size }: Visit) => {
  if (locale === ENGLISH) return size === NARROW ? [] : axeFaults(page, 'all');
  return locale === LONGEST_WORDS ? axeFaults(page, 'room') : [];
};

const seen: Inspect = async (page, visit) => [
  ...(consoles.get(page)?.(visit.state) ?? []),
  ...(await drawnFaults(page, visit)),
  ...(isPictured(visit) ? await takePicture(page, nameOf(visit)) : []),
  ...(await axeFaultsOf(page, visit)),
  ...(await roomFaults(page, visit)), // last, since it leaves the text doubled
];

const sizesOf = (locale: Locale) => (locale === ENGLISH || PICTURED.includes(locale) ? SIZES : [NARROW]);

/** States asked for by name are visited in everything. */
const isNamed = process.env.GALLERY_STATES !== undefined;
const shareOf = ({ locale }: Visit) => SHARED.indexOf(locale);
const isInTurn = (index: number, visit: Visit) => shareOf(visit) < 0 || index % SHARED.length === shareOf(visit);
const isVisited = (visit: Visit) =>
  isNamed || PICTURED.includes(visit.locale) || isInTurn(states.indexOf(visit.state), visit);

const visits = LOCALES.flatMap((locale) => visitsOf([locale], sizesOf(locale)).filter(isVisited));

for (const [kind, ofKind] of byKind(visits))
  test(`${kind}: every state draws without an error, has room for its text, and passes axe where it runs`, async () => {
    assert.is((await inspect([...consoles.keys()], ofKind, seen)).join('\n'), '');
  });

test.run();
