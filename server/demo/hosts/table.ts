import { ALLOW, EMBED, SIZE } from '../../../loader/protocol.ts';
import { writeWatch } from '../../pages/embed/written.ts';
import { type Html, html, raw } from '../../pages/html.ts';
import {
  ampIframe,
  frameAddress,
  frameFirstPlacement,
  loaderPlacement,
  loaderTag,
  nativePlacement,
  plainFrame,
  type Snippet,
  shareAddress,
  withLoader,
} from '../../pages/snippet.ts';
import type { Host, Place } from './host.ts';
import KNOWN from './hosts.json' with { type: 'json' };

const ALLOWED = ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'];

/** WordPress makes a new one for each embed. */
const SECRET = 'aB3dE6gH9j';

const MADE = 'class="wp-embedded-content"';

/**
 * What WordPress 6.1 makes of the answer of a provider that it doesn't trust: one quote and one frame, in a sandbox.
 *
 * @param answer the `html` of an oEmbed answer
 */
function withoutTrust(answer: string): string {
  const [quote = ''] = /<blockquote>.*?<\/blockquote>/s.exec(answer) ?? [];
  const [, attributes = ''] = /<iframe([^>]*)>/.exec(answer) ?? [];
  const kept = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)]
    .filter(([, name = '']) => ALLOWED.includes(name))
    .map(([, name, value]) => `${name}="${name === 'src' ? `${value}#?secret=${SECRET}` : value}"`);
  return `${quote.replace('<blockquote', `<blockquote ${MADE} data-secret="${SECRET}"`)}
<iframe ${MADE} sandbox="allow-scripts" security="restricted" style="position: absolute; clip: rect(1px, 1px, 1px, 1px);" data-secret="${SECRET}" ${kept.join(' ')}></iframe>`;
}

// What publishers write in hosts other than our loader (docs/hosts.md).

const FRAME_ID = 'civic-action';

const resizer4 = (snippet: Snippet): Html => html`${plainFrame(snippet, FRAME_ID)}
<script src="/js/iframe-resizer-4.js"></script>
<script>iFrameResize({}, '#${FRAME_ID}')</script>`;

/** `waitForLoad` since the frame of a page that is slow may have said all that it says at its start. */
const resizer5 = (snippet: Snippet): Html => html`${plainFrame(snippet, FRAME_ID)}
<script src="/js/iframe-resizer-5.js"></script>
<script>iframeResize({ license: 'GPLv3', waitForLoad: false }, '#${FRAME_ID}')</script>`;

/** As Iframely's API answers: embed.js takes only frames in its two wrappers. */
const iframely = (snippet: Snippet): Html => html`<div class="iframely-embed" style="max-width:${SIZE.width}px">
<div class="iframely-responsive" style="position:relative;padding-bottom:58.3871%">
<iframe src="${frameAddress(snippet, EMBED.Iframely)}" title="${snippet.title}"
  style="position:absolute;inset:0;width:100%;height:100%;border:0;color-scheme:light" allow="${ALLOW}"></iframe>
</div></div>
<script async src="/js/iframely-embed.js"></script>`;

/** For a page whose script swaps its parts. */
const singlePage = (snippet: Snippet): Html => html`${loaderPlacement(snippet)}
${raw(writeWatch(snippet.origin))}`;

/** The address that an editor pastes. */
const pasted = (snippet: Snippet) => html`${shareAddress(snippet.origin, snippet.requestId)}`;

/** Where the server refuses, consumers make a link of the address. @param dress what the consumer makes of the answer */
async function oembed(place: Place, dress = (answer: string) => answer): Promise<Html> {
  const url = shareAddress(place.origin, place.requestId);
  const answer = await place.ask(`/oembed?${new URLSearchParams({ url, format: 'json' })}`).catch(() => null);
  return answer ? raw(dress(JSON.parse(answer).html)) : html`<p><a href="${url}">${url}</a></p>`;
}

/** Two pages, of which one is there at a time. */
const swapped = (place: Place) => html`<div class="kinds" role="group" aria-label="Page">
<button type="button" data-shows="with" aria-pressed="true">The story</button>
<button type="button" data-shows="without" aria-pressed="false">The weather</button></div>
<div data-page>${loaderPlacement(place)}</div>
<template id="with">${loaderPlacement(place)}</template>
<template id="without"><p>Fog until nine, then sun. The ferries sail on time.</p></template>
${loaderTag(place.origin)}
<script src="/js/single-page.js"></script>`;

const MARKUP: Record<keyof typeof KNOWN, Pick<Host, 'markup' | 'snippet'>> = {
  loader: { markup: withLoader(loaderPlacement) },
  'frame-first': { markup: withLoader(frameFirstPlacement) },
  native: { markup: withLoader(nativePlacement) },
  'plain-frame': { markup: plainFrame },
  'iframe-resizer-4': { markup: resizer4 },
  'iframe-resizer-5': { markup: resizer5 },
  iframely: { markup: iframely, snippet: pasted },
  amp: {
    markup: (place) => html`${ampIframe(place)}
<script src="/js/amp-iframe.js"></script>`,
    snippet: ampIframe,
  },
  wordpress: {
    markup: async (place) => html`${await oembed(place, withoutTrust)}
<script src="/js/wp-embed.js"></script>`,
    snippet: pasted,
  },
  oembed: { markup: (place) => oembed(place), snippet: pasted },
  feed: {
    markup: async (place) => raw(await place.ask(`${shareAddress('', place.requestId)}/feed`)),
    snippet: (snippet) => html`${shareAddress(snippet.origin, snippet.requestId)}/feed`,
  },
  'single-page': { markup: swapped, snippet: singlePage },
};

export const HOSTS = Object.entries(KNOWN).map(
  ([slug, facts]) => ({ slug, ...facts, ...MARKUP[slug as keyof typeof KNOWN] }) as Host,
);
