import { policy } from '../../http/content-policy.ts';
import { html, raw } from '../../pages/html.ts';
import { ampIframe } from '../../pages/snippet.ts';
import type { Article } from '../articles.ts';
import { readStyle } from '../assets.ts';
import { BEFORE_WIDGET, opening, paragraphs } from './article.ts';
import { footer, nameAlone } from './document.ts';

const CDN = 'https://cdn.ampproject.org';

/** AMP's script writes style sheets and starts workers. */
export const AMP_POLICY = policy({
  'default-src': ['*', 'data:', 'blob:'],
  'script-src': ['blob:', CDN],
  'style-src': ["'unsafe-inline'", CDN],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
});

const animation = (value: string) =>
  ['-webkit-', '-moz-', '-ms-', ''].map((prefix) => `${prefix}animation:${value}`).join(';');

const KEYFRAMES = ['-webkit-', '-moz-', '-ms-', '-o-', '']
  .map((prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join('');

/** Letter for letter as AMP demands it: the page is hidden until its script has come, or for 8 seconds. */
const BOILERPLATE = raw(
  `<style amp-boilerplate>body{${animation('-amp-start 8s steps(1,end) 0s 1 normal both')}}${KEYFRAMES}</style>` +
    `<noscript><style amp-boilerplate>body{${animation('none')}}</style></noscript>`,
);

/** An article as an AMP document, with the widget after its second paragraph. */
export function ampPage(article: Article, widgetOrigin: string): string {
  const { requestId, takeAction, body, lang, address, headline, publisher } = article;
  const widget = ampIframe({ origin: widgetOrigin, requestId, title: takeAction, label: takeAction });
  return html`<!doctype html>
<html amp lang="${lang}">
<head>
<meta charset="utf-8">
<script async src="${CDN}/v0.js"></script>
<script async custom-element="amp-iframe" src="${CDN}/v0/amp-iframe-0.1.js"></script>
<title>${headline} – ${publisher}</title>
<link rel="canonical" href="${address}">
<meta name="viewport" content="width=device-width">
${BOILERPLATE}
<style amp-custom>${raw(readStyle(['base', 'masthead', 'article']))}</style>
</head>
<body>
${nameAlone(publisher)}
<main>
<div class="story">
<article>
${opening(article, 'amp-img')}
<div class="text">
${paragraphs(body.slice(0, BEFORE_WIDGET))}<aside class="action" id="act" aria-label="${takeAction}">
${widget}
</aside>
${paragraphs(body.slice(BEFORE_WIDGET))}</div>
</article>
</div>
</main>
${footer(publisher)}
</body>
</html>
`.markup;
}
