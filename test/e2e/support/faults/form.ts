import type { Page } from 'puppeteer-core';

/** What a form must show whatever else has room: who gets the details, its main button, and where it is cut off. */
export const formFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.ca-stage');
    const form = stage?.querySelector('form');
    // An open list has the screen to itself.
    if (!stage || !form || stage.dataset.list !== undefined) return [];
    const room = stage.getBoundingClientRect();
    const isSeen = (selector: string) => {
      const box = form.querySelector(selector)?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    };
    const faults: string[] = [];
    // Wrong fields need its room until they are right.
    const isMending = form.dataset.mending !== undefined;
    if (form.dataset.step === 'person' && !isMending && !isSeen('.ca-receiver'))
      faults.push('does not show who gets the details');
    if (!isSeen('.ca-bar [data-big-button]')) faults.push('does not show its main button');
    const bar = form.querySelector('.ca-bar');
    const isCut = stage.scrollHeight > stage.clientHeight;
    if (isCut && bar && getComputedStyle(bar).boxShadow === 'none')
      faults.push('scrolls under its bar without an edge');
    return faults;
  });
