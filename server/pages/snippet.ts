import { ALLOW, EMBED, SIZE } from '../../loader/protocol.ts';
import { type Html, html, raw } from './html.ts';

/**
 * A block, so that the placement is as high as the frame; light, since browsers paint a frame of another scheme white.
 */
export const FRAME_STYLE = 'border:0;display:block;max-width:100%;color-scheme:light';

export type Snippet = {
  origin: string;
  requestId: string;
  title: string;
  /** The label of the link that is shown without scripts. */
  label: string;
  sponsored?: boolean | null | undefined;
};

/** The script tag of contract §2. */
export const loaderTag = (origin: string): Html =>
  html`<script async crossorigin="anonymous" src="${origin}/loader.js"></script>`;

/** A placement with the tag of the loader after it. */
export const withLoader =
  (place: (snippet: Snippet) => Html) =>
  (snippet: Snippet): Html =>
    html`${place(snippet)}
${loaderTag(snippet.origin)}`;

/** The widget's own page (contract §6). @param origin empty for its path alone */
export const shareAddress = (origin: string, requestId: string) => `${origin}/share/${encodeURIComponent(requestId)}`;

const fallbackLink = ({ origin, requestId, label }: Snippet) =>
  html`<a class="placement-link" href="${shareAddress(origin, requestId)}">${label}</a>`;

/** A placement whose frame the loader makes. */
export const loaderPlacement = (snippet: Snippet): Html =>
  html`<div data-civic-action data-widget-request-id="${snippet.requestId}"${snippet.sponsored ? html` data-sponsored` : ''}>${fallbackLink(snippet)}</div>`;

/** A placement that is drawn in the page itself. */
export const nativePlacement = (snippet: Snippet): Html =>
  html`<div data-civic-action data-embed="native" data-widget-request-id="${snippet.requestId}">${fallbackLink(snippet)}</div>`;

/** A placement by the article's own address, which the loader reads from the page. */
export const articlePlacement = (snippet: Snippet): Html => html`<div data-civic-action>${fallbackLink(snippet)}</div>`;

/** The page's own address is not in it: what block lists match on there would block the frame. The loader tells it. */
export function frameAddress({ origin, requestId }: Pick<Snippet, 'origin' | 'requestId'>, embedType: number): string {
  const query = new URLSearchParams({ widgetRequestId: requestId, embedType: String(embedType) });
  return `${origin}/widget/?${query}`;
}

/** Before the frame's answer comes, so that whoever prefers the dark never sees a light card. The page's policy allows it by hash. */
export const DARK_FRAME_SCRIPT =
  "if(matchMedia('(prefers-color-scheme:dark)').matches){const f=document.currentScript.previousElementSibling;f.src+='&colorScheme=dark'}";

const frame = (snippet: Snippet, embedType: number, id?: string) =>
  html`<iframe${id ? html` id="${id}"` : ''} src="${frameAddress(snippet, embedType)}" title="${snippet.title}" width="${SIZE.width}" height="${SIZE.height}" style="${FRAME_STYLE}" allow="${ALLOW}"></iframe>`;

/** A placement that already holds the frame, which the loader adopts (contract §2). */
export const frameFirstPlacement = (snippet: Snippet): Html =>
  html`<div data-civic-action data-widget-request-id="${snippet.requestId}">${frame(snippet, EMBED.IframeWidgetId)}</div>`;

/** The same in a page that is dark where its reader's system is. It has {@link DARK_FRAME_SCRIPT} inline. */
export const followingPlacement = (snippet: Snippet): Html =>
  html`<div data-civic-action data-widget-request-id="${snippet.requestId}" data-color-scheme="auto">${frame(snippet, EMBED.IframeWidgetId)}<script>${raw(DARK_FRAME_SCRIPT)}</script></div>`;

/** A frame in a page that has no loader. @param id by which the page's own script finds it */
export const plainFrame = (snippet: Snippet, id?: string): Html => frame(snippet, EMBED.IframeOnly, id);

type AmpFrame = { src?: string; wide?: number; narrow?: number };

/**
 * `heights` since AMP lets nothing grow that a reader sees; the widget is narrow in a window of less than 512 px. AMP
 * takes addresses of https, or without a scheme on a machine of one's own.
 */
export const ampIframe = (
  snippet: Snippet,
  { src = frameAddress(snippet, EMBED.IframeOnly), wide = SIZE.height, narrow = SIZE.narrowHeight }: AmpFrame = {},
): Html => html`<amp-iframe width="${SIZE.width}" height="${wide}" layout="responsive" heights="(max-width: 511px) ${narrow}px, ${wide}px"
  title="${snippet.title}" resizable allowfullscreen allowpaymentrequest frameborder="0" referrerpolicy="strict-origin-when-cross-origin"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
  allow="${ALLOW}"
  src="${src.replace(/^http:/, '')}">
  <p placeholder><a href="${shareAddress(snippet.origin, snippet.requestId)}">${snippet.label}</a></p>
  <div overflow tabindex="0" role="button" aria-label="Show the whole widget">Show the whole widget</div>
</amp-iframe>`;
