import type { Frame } from 'puppeteer-core';
import { seeInDialog } from '../browser/page.ts';

const READY = '[data-big-button]:not([aria-disabled])';

/** An address of the demonstration's lawmakers. */
const HOME = { 'address-line1': '12 Washington Street', 'address-level2': 'Hoboken', 'postal-code': '07030' };

const press = (frame: Frame, selector: string) => frame.$eval(selector, (element) => (element as HTMLElement).click());

/** Enters an address by hand in the dialog that the main button has opened, and confirms the lawmakers found. */
export async function findLawmakers(frame: Frame) {
  await seeInDialog(frame, '.ca-address > .ca-link');
  await press(frame, 'dialog[open] .ca-address > .ca-link');
  await frame.waitForSelector('.ca-by-parts');
  for (const [token, value] of Object.entries(HOME)) await frame.type(`[autocomplete="${token}"]`, value);
  await frame.select('[autocomplete="address-level1"]', 'NJ');
  await frame.waitForSelector(`dialog[open] .ca-find ${READY}`);
  await press(frame, `dialog[open] .ca-find ${READY}`);
  await seeInDialog(frame, '.ca-people');
  await press(frame, `dialog[open] ${READY}`);
  await frame.waitForFunction(() => document.querySelector('dialog[open]') === null);
}
