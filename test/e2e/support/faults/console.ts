import type { Page } from 'puppeteer-core';
import type { GalleryState } from '../../../../widget/gallery/kit/state.ts';

/** Hears what a page says to the console. @returns what gives the faults of the state that it has just drawn */
export function hearConsole(page: Page): (state: GalleryState) => string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  // A failure is reported to the console: there it belongs.
  return ({ complains }) => {
    const all = said.splice(0);
    if (complains) return all.length > 0 ? [] : ['says nothing to the console'];
    return all.filter((text) => !text.startsWith('[civicAction] Failed Request'));
  };
}
