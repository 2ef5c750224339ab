import { readFileSync } from 'node:fs';
import type { Host, Place } from '../../../../server/demo/hosts/host.ts';
import { HOSTS } from '../../../../server/demo/hosts/table.ts';
import { type Html, html, raw } from '../../../../server/pages/html.ts';
import { loaderPlacement, loaderTag } from '../../../../server/pages/snippet.ts';

export type HostRow = Host & {
  /** Scripts of the site's pages, where readers come to the widget from another of its pages without a load. */
  head?(place: Place): Html;
};

export const TURBO_SCRIPT = readFileSync(new URL('turbo.es2017-umd.js', import.meta.resolve('@hotwired/turbo')));

/** Goes from the site's first page to the one with the widget, by Turbo. */
const turbo: HostRow = {
  slug: 'turbo',
  name: 'a site with Turbo',
  title: 'Turbo',
  frame: 'follows',
  look: [],
  markup: loaderPlacement,
  head: ({ origin }) => html`<script src="/js/turbo.js"></script>
${loaderTag(origin)}
<script>
  window.civicAction = window.civicAction || [];
  civicAction.push((api) => api.watch());
  addEventListener('turbo:load', () => document.getElementById('to-widget').click(), { once: true });
</script>`,
};

/**
 * The table's rows with a frame. Turbo stands for single-page sites, which the demo shows by a script of its own
 * (host-pages.test.ts); `native-*.test.ts` walk the widget without a frame.
 */
export const ROWS: HostRow[] = [
  ...HOSTS.filter(({ frame, slug }) => frame !== 'none' && !['native', 'single-page'].includes(slug)),
  turbo,
];

export const rowOf = (slug: string): HostRow => {
  const row = ROWS.find((each) => each.slug === slug);
  if (!row) throw new Error(`There is no host ${slug}`);
  return row;
};

/** A page that was saved with a widget; only its frame asks for another one now. */
export const savedWith = (id: string, host: HostRow): HostRow => ({
  ...host,
  async markup(place) {
    const { markup } = await host.markup({ ...place, requestId: id });
    return raw(markup.replaceAll(id, place.requestId));
  },
});

export const NOT_HERE = 'This action isn’t available';
/** The address that a consumer of oEmbed asked about in vain. */
const ADDRESS = '/share/wr-none';

/** What readers see of a widget that there is not: words of the page and of the frame. Without the latter there is no frame. */
export const INSTEAD: Record<string, { page?: string; frame?: string }> = {
  loader: { page: 'Take action' },
  'frame-first': {},
  'plain-frame': { frame: NOT_HERE },
  'iframe-resizer-4': { frame: NOT_HERE },
  'iframe-resizer-5': { frame: NOT_HERE },
  iframely: { frame: NOT_HERE },
  amp: { frame: NOT_HERE },
  wordpress: { page: ADDRESS },
  oembed: { page: ADDRESS },
  turbo: { page: 'Take action' },
};
