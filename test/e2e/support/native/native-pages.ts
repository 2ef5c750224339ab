import type { Page } from 'puppeteer-core';
import { raw } from '../../../../server/pages/html.ts';
import { loaderTag } from '../../../../server/pages/snippet.ts';
import type { HostRow } from '../hosts/host-rows.ts';

export type Embed = 'frame' | 'native';

export type Around = { css?: string; around?: [before: string, after: string]; head?: string };

/** A page of a publisher with a placement, which has a frame or draws the widget itself. */
export const placing = (embed: Embed, { css = '', around: [before, after] = ['', ''] }: Around): HostRow => ({
  slug: embed,
  name: embed,
  title: embed,
  frame: 'follows',
  look: [],
  markup: ({ origin, requestId }) =>
    raw(
      `<style>${css}</style>${before}<div id="placement" data-civic-action data-widget-request-id="${requestId}"${
        embed === 'native' ? ' data-embed="native"' : ''
      }></div>${after}${loaderTag(origin).markup}`,
    ),
});

/** What stands in the placement for the reader. */
export const BOX = '#placement > :is(iframe, div)';

/** The height of a card, when nothing is under way. */
export const isSettled = (page: Page) =>
  page.$eval('#placement', (placement) => {
    const box = placement.querySelector<HTMLElement>(':scope > :is(iframe, div)');
    const { shadowRoot, style } = box ?? {};
    const place = shadowRoot ?? (box as HTMLIFrameElement | null)?.contentDocument;
    // A frame of another site shows itself with its height.
    return style?.position === 'static' && (place ? place.querySelector('[data-big-button]') !== null : true);
  });

/** Where the box is in its page, and how large. */
export const boxOf = (page: Page) =>
  page.$eval(BOX, (box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
