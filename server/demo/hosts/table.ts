import { ALLOW, EMBED, SIZE } from '../../../loader/protocol.ts';
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
${loaderTag(snippet.origin)}
<script>
  window.civicAction = window.civicAction || [];
  civicAction.push((api) => api.watch());
</script>`;

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

export const HOSTS: Host[] = [
  {
    slug: 'loader',
    name: 'our loader',
    title: 'Our loader',
    frame: 'follows',
    look: [
      'The script reserves the space before the widget is there, so the text below never moves.',
      'Make the window narrower than 512 px: the widget changes its layout, and the frame its height.',
      'Where scripts are off, the link to the widget’s own page stays.',
    ],
    markup: withLoader(loaderPlacement),
  },
  {
    slug: 'frame-first',
    name: 'frame first',
    title: 'Frame first',
    frame: 'follows',
    look: [
      'The frame stands in the page itself and does not wait for the script: this is the fastest way.',
      'The script adopts the frame and sizes it. Where scripts are off, the frame is still there.',
    ],
    markup: withLoader(frameFirstPlacement),
  },
  {
    slug: 'native',
    name: 'our loader, without a frame',
    title: 'Without a frame',
    frame: 'follows',
    look: [
      'The widget is drawn in the page itself, in a shadow root: look for a frame, and there is none.',
      'It has the fonts, the colours and the sizes of the widget, whatever the page’s own are.',
    ],
    markup: withLoader(nativePlacement),
  },
  {
    slug: 'plain-frame',
    name: 'a plain frame',
    title: 'A plain frame',
    frame: 'scrolls',
    look: [
      'There is no script on this page, so nothing can change the frame’s height.',
      'In a window of less than 512 px the widget needs more height than the frame has: it scrolls within the frame.',
      'What is seen and done here is counted like everywhere else.',
    ],
    markup: plainFrame,
  },
  {
    slug: 'iframe-resizer-4',
    name: 'iframe-resizer 4',
    title: 'iframe-resizer 4',
    frame: 'follows',
    needs: 'iframe-resizer-4.js',
    look: [
      'Many sites size their frames with this script. The widget answers it, and needs no other.',
      'Make the window narrower than 512 px and wide again: the frame follows to the pixel.',
    ],
    markup: resizer4,
  },
  {
    slug: 'iframe-resizer-5',
    name: 'iframe-resizer 5',
    title: 'iframe-resizer 5',
    frame: 'follows',
    needs: 'iframe-resizer-5.js',
    look: [
      'The newer version of the same script, with the same frame.',
      'Its licence is the GPL or a paid one, which the site decides on. Civic Action does not ship it.',
      'The console has remarks of that script: on its licence, and on the frame, which speaks the protocol of version 4. Version 5 understands it.',
    ],
    markup: resizer5,
  },
  {
    slug: 'iframely',
    name: 'Iframely',
    title: 'Iframely’s embed.js',
    frame: 'follows',
    needs: 'iframely-embed.js',
    writesStyles: true,
    look: [
      'Iframely turns links into embeds for editors’ tools. This is the markup that it makes, with its own script.',
      'The box begins with the shape of the wide widget. In a narrow window the script makes it higher when the widget asks.',
    ],
    markup: iframely,
    snippet: pasted,
  },
  {
    slug: 'amp',
    name: 'AMP',
    title: 'AMP',
    frame: 'follows',
    look: [
      'A small script plays by the rules of amp-iframe here, because AMP’s own can only be loaded from its site.',
      'The frame has its final height from the start, at both widths: AMP lets nothing grow that a reader sees.',
      'The newspaper’s AMP article is a valid AMP document with AMP’s own script. It needs the network.',
    ],
    markup: (place) => html`${ampIframe(place)}
<script src="/js/amp-iframe.js"></script>`,
    snippet: ampIframe,
    beside: { href: '/amp/last-boat-leaves-too-early', label: 'The AMP article' },
  },
  {
    slug: 'wordpress',
    name: 'WordPress',
    title: 'WordPress without the plugin',
    frame: 'follows',
    look: [
      'An editor has pasted the address of a share page. WordPress made this frame of it, in a sandbox without storage, windows and forms.',
      'Sign the petition: it works, because the widget sends its forms by itself.',
      'Read the source or make a call below: the sandbox opens no window and dials no number, so a press leads to the share page.',
    ],
    markup: async (place) => html`${await oembed(place, withoutTrust)}
<script src="/js/wp-embed.js"></script>`,
    snippet: pasted,
  },
  {
    slug: 'oembed',
    name: 'an oEmbed consumer',
    title: 'An oEmbed consumer',
    frame: 'scrolls',
    look: [
      'This server asked the widget’s /oembed for the share page, and shows the answer’s html as it came.',
      'The quote is for consumers that hide it once the frame is there, as WordPress does.',
    ],
    markup: (place) => oembed(place),
    snippet: pasted,
  },
  {
    slug: 'feed',
    name: 'a feed',
    title: 'A feed or a newsletter',
    frame: 'none',
    look: [
      'Mail programs and feed readers run no frames. They get a picture, a title, a text and a link.',
      'The link leads to the share page, where the widget is.',
    ],
    markup: async (place) => raw(await place.ask(`${shareAddress('', place.requestId)}/feed`)),
    snippet: (snippet) => html`${shareAddress(snippet.origin, snippet.requestId)}/feed`,
  },
  {
    slug: 'single-page',
    name: 'a single-page site',
    title: 'A single-page site',
    frame: 'follows',
    look: [
      'The buttons swap the page’s content without loading a page, as Turbo and single-page sites do.',
      'Go to the weather and back: the widget comes again, without a word from the page.',
    ],
    markup: swapped,
    snippet: singlePage,
  },
];
