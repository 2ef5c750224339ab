import { frameFirstPlacement, loaderPlacement, loaderTag, plainFrame } from '../../../../server/pages/snippet.ts';
import { AMP } from './amp.ts';
import { untrusted, WP_EMBED } from './wordpress.ts';

/** A page that holds the widget in its own way. */
export type HostRow = {
  name: string;
  /** Whether the frame takes the height that the widget needs. */
  follows: boolean;
  /** The frame runs in a sandbox with an opaque origin. */
  isOpaque?: boolean;
  /** @param id the widget's public one */
  markup(site: WidgetSite, id: string): string | Promise<string>;
};

export type WidgetSite = {
  origin: string;
  /** Asks its server as another server does. */
  ask(path: string): Promise<string>;
};

const address = (origin: string, id: string, more = '') => `${origin}/widget/?widgetRequestId=${id}${more}`;
const snippet = (origin: string, requestId: string) => ({
  origin,
  requestId,
  title: 'Take action',
  label: 'Take action',
});

const resizer = (version: number, start: string): HostRow => ({
  name: `iframe-resizer ${version}`,
  follows: true,
  markup: ({ origin }, id) =>
    `<iframe id="w" src="${address(origin, id)}" style="width:100%;height:200px;border:0" title="Take action"></iframe>
<script src="/scripts/iframe-resizer-${version}.js"></script><script>${start}</script>`,
});

async function oembed({ origin, ask }: WidgetSite, id: string): Promise<string> {
  const query = new URLSearchParams({ url: `${origin}/share/${id}`, format: 'json' });
  return JSON.parse(await ask(`/oembed?${query}`)).html;
}

export const HOSTS: HostRow[] = [
  {
    name: 'our loader',
    follows: true,
    markup: ({ origin }, id) => loaderPlacement(snippet(origin, id)).markup + loaderTag(origin).markup,
  },
  {
    name: 'frame first',
    follows: true,
    markup: ({ origin }, id) => frameFirstPlacement(snippet(origin, id)).markup + loaderTag(origin).markup,
  },
  { name: 'a plain frame', follows: false, markup: ({ origin }, id) => plainFrame(snippet(origin, id)).markup },
  resizer(4, 'iFrameResize({}, "#w")'),
  resizer(5, 'iframeResize({ license: "GPLv3", waitForLoad: false }, "#w")'),
  {
    name: 'Iframely',
    follows: true,
    markup: ({ origin }, id) =>
      `<div class="iframely-embed" style="max-width:620px"><div class="iframely-responsive" style="height:200px;padding-bottom:0">
<iframe src="${address(origin, id, '&embedType=4')}" style="position:absolute;inset:0;width:100%;height:100%;border:0" title="Take action"></iframe></div></div>
<script src="/scripts/iframely.js"></script>`,
  },
  {
    name: 'AMP',
    follows: true,
    markup: ({ origin }, id) =>
      `<amp-iframe><div placeholder>…</div><iframe src="${address(origin, id)}#amp=1" sandbox="allow-scripts allow-same-origin allow-forms allow-popups" style="width:100%;height:362px;border:0" title="Take action"></iframe>
<div overflow hidden tabindex="0" role="button">Show the whole widget</div></amp-iframe><script>${AMP}</script>`,
  },
  {
    name: 'WordPress',
    follows: true,
    isOpaque: true,
    markup: async (site, id) => `${untrusted(await oembed(site, id), 'aB3dE6gH9j')}<script>${WP_EMBED}</script>`,
  },
  { name: 'an oEmbed consumer', follows: false, markup: oembed },
];

/** The hosts' own scripts. */
export const SCRIPTS: Record<string, string> = {
  'iframe-resizer-4.js': 'node_modules/iframe-resizer/js/iframeResizer.min.js',
  'iframe-resizer-5.js': 'node_modules/iframe-resizer-5/js/iframeResizer.js',
  'iframely.js': 'node_modules/@iframely/embed.js/dist/embed.min.js',
};
