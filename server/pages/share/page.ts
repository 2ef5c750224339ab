import type { WireWidget } from '../../../widget/api/wire.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { type Html, html, raw } from '../html.ts';
import { discoveryLinks } from '../oembed/links.ts';
import { frameFirstPlacement, loaderTag } from '../snippet.ts';
import { PAGE_STYLE } from '../style.ts';
import { articleWith } from './address.ts';
import { type Lead, leadOf } from './lead.ts';

export type SharePage = { widget: WireWidget; origin: string; path: string; query: string };

const meta = (property: string, content: string | null | undefined) =>
  content ? html`<meta property="${property}" content="${content}">\n` : html``;

function head({ widget, origin, path }: SharePage, { title, description }: Lead): Html {
  const url = `${origin}${path}`;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${
  description
    ? html`<meta name="description" content="${description}">
`
    : null
}<link rel="canonical" href="${url}">
${[
  meta('og:type', 'website'),
  meta('og:url', url),
  meta('og:title', title),
  meta('og:description', description),
  meta('og:site_name', widget.publisherName),
  meta('og:locale', widget.languageLocale?.replace('-', '_')),
]}<meta name="twitter:card" content="summary">
${discoveryLinks({ origin, requestId: String(widget.widgetRequestId), title })}<style>${raw(PAGE_STYLE)}</style>
${loaderTag(origin)}`;
}

/** A plain page with one widget; without scripts it still shows the text and the link to the article (contract §6). */
export function sharePage(page: SharePage): string {
  const { widget, origin, query } = page;
  const language = languageOf(widget.languageLocale);
  const copy = shareCopy(language);
  const lead = leadOf(widget, copy.takeAction);
  const article = articleWith(widget.articleUrl, query);
  const snippet = {
    origin,
    requestId: String(widget.widgetRequestId),
    title: copy.takeAction,
    label: copy.takeAction,
  };
  return html`<!doctype html>
<html lang="${language}">
<head>
${head(page, lead)}
</head>
<body>
<main>
${widget.publisherName ? html`<p class="publisher">${copy.by} ${widget.publisherName}</p>` : null}
<h1>${lead.title}</h1>
${lead.description ? html`<p class="lead">${lead.description}</p>` : null}
${frameFirstPlacement(snippet)}
<p class="too-old">${copy.tooOld}</p>
<noscript><p>${copy.noScript}</p></noscript>
${article ? html`<p><a href="${article}">${copy.read}</a></p>` : null}
</main>
</body>
</html>
`.markup;
}
