import type { Page } from 'puppeteer-core';
import { WIDE_FONT } from '../browser/fonts.ts';
import { NARROW, type Visit } from '../gallery/gallery.ts';
import { cutFaults } from './cut.ts';
import { emptyFaults } from './empty.ts';
import { formFaults } from './form.ts';
import { doubleText, inFont, overflowFaults } from './overflow.ts';

async function rootFaults(page: Page, { state }: Visit): Promise<string[]> {
  const roots = await page.$$eval('[data-civic-action-root]', (all) => all.length);
  return roots === (state.isRootless ? 0 : 1) ? [] : [`has ${roots} roots`];
}

/** A word as long as a paragraph may need all the room. */
const isUnbroken = ({ state }: Visit) => state.name.endsWith('-unbroken');

/** What every drawn state owes its reader: one widget, a form's main parts, and buttons that nothing covers. */
export const drawnFaults = async (page: Page, visit: Visit): Promise<string[]> => [
  ...(await rootFaults(page, visit)),
  ...(await formFaults(page)),
  ...(isUnbroken(visit) ? [] : [...(await cutFaults(page)), ...(await emptyFaults(page, visit))]),
];

/** Texts without room: as drawn, in a wide font, and doubled in a narrow widget, which stays so. */
export async function roomFaults(page: Page, { size }: Visit): Promise<string[]> {
  const faults = await overflowFaults(page);
  await inFont(page, WIDE_FONT);
  faults.push(...(await overflowFaults(page)).map((fault) => `in a wide font, ${fault}`));
  await inFont(page, null);
  if (size !== NARROW) return faults;
  await doubleText(page);
  return [...faults, ...(await overflowFaults(page)).map((fault) => `in double text, ${fault}`)];
}
