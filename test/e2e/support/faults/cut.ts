import type { Page } from 'puppeteer-core';

/**
 * What a screen with more content than room must show: its main buttons, a dialog's title, and an edge that fades where
 * the rest is cut.
 */
export const cutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scroller =
      document.querySelector<HTMLElement>('dialog[open] .ca-modal') ?? document.querySelector<HTMLElement>('.ca-stage');
    const isCovered = document.querySelector('dialog[open] :is(.ca-overlay, .ca-drawer)') !== null;
    // An open list has the screen to itself, but not a dialog.
    if (!scroller || isCovered || scroller.matches('.ca-stage[data-list]')) return [];
    const faults: string[] = [];
    const room = scroller.getBoundingClientRect();
    const edge = scroller.querySelector<HTMLElement>('.ca-bar, .ca-find-foot');
    const isSticky = edge !== null && edge.offsetHeight > 0 && getComputedStyle(edge).position === 'sticky';
    const bottom = isSticky ? edge.getBoundingClientRect().top : room.bottom;
    for (const part of scroller.querySelectorAll('.ca-panel-head, .ca-big:not(.ca-contacts *), .ca-share-main')) {
      const box = part.getBoundingClientRect();
      if (box.height === 0) continue;
      const isInEdge = isSticky && edge.contains(part);
      const isSeen = box.top >= room.top - 1 && box.bottom <= (isInEdge ? room.bottom : bottom) + 1;
      const hit = document.elementFromPoint(box.left + box.height / 2, box.top + 2);
      if (isSeen && hit && !hit.contains(part) && !part.contains(hit))
        faults.push(`covers ${part.className} with ${hit.className}`);
      if (!isSeen) faults.push(`cuts ${part.className}, ${box.top} to ${box.bottom} of ${room.top} to ${bottom}`);
    }
    const isCut = scroller.scrollHeight > scroller.clientHeight + 1 && scroller.dataset.list === undefined;
    const edges = [isSticky ? edge : null, scroller.parentElement?.querySelector(':scope > .ca-footer')];
    const fades = edges.some((each) => each && getComputedStyle(each).boxShadow.includes('px'));
    if (isCut && !fades) faults.push('is cut at an edge that does not fade');
    return faults;
  });
