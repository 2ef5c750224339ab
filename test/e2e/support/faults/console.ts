import type { Page } from 'puppeteer-core';
import type { GalleryState } from '../../../../widget/samples/state.ts';

/** Collects a page's console messages. @returns a function that gives the faults since its last call */
export function hearConsole(page: Page): (state: GalleryState) => string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  // A state that shows a failure reports it to the console.
  return ({ complains }) => {
    const all = said.splice(0);
    if (complains) return all.length > 0 ? [] : ['says nothing to the console'];
    return all.filter((text) => !text.startsWith('[civicAction] Failed Request'));
  };
}
