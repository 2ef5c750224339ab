import type { WireWidget } from '../../../widget/api/wire.ts';
import { siteOf, webAddress, webHref } from '../../../widget/model/address/web-address.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { type Html, html, raw } from '../html.ts';
import { firstOf, isClosed, type Lead, labelOf, leadOf } from '../lead.ts';
import { discoveryLinks } from '../oembed/links.ts';
import { frameFirstPlacement, loaderTag } from '../snippet.ts';
import { articleWith } from './address.ts';
import type { Thumbnail } from './picture/index.ts';
import { NO_SCRIPT_STYLE, SHARE_STYLE } from './style.ts';

export type SharePage = {
  widget: WireWidget;
  origin: string;
  path: string;
  query: string;
  /** Colours and font of the widget's theme. */
  theme: string;
  picture: Thumbnail | null;
  now: Date;
};

const meta = (property: string, content: string | number | null | undefined) =>
  content ? html`<meta property="${property}" content="${content}">\n` : html``;

/** X reads `name` alone; everybody else reads `property`. */
const cardMeta = (name: string, content: string) => html`<meta name="twitter:${name}" content="${content}">\n`;

const pictureMetas = (picture: Thumbnail | null, alt: string): Html[] =>
  picture
    ? [
        meta('og:image', picture.url),
        meta('og:image:type', 'image/png'),
        meta('og:image:width', picture.width),
        meta('og:image:height', picture.height),
        meta('og:image:alt', alt),
        cardMeta('card', 'summary_large_image'),
        cardMeta('image', picture.url),
        cardMeta('image:alt', alt),
      ]
    : [cardMeta('card', 'summary')];

function head({ widget, origin, path, theme, picture }: SharePage, { title, description }: Lead): Html {
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
  ...pictureMetas(picture, title),
  ...discoveryLinks({ origin, requestId: String(widget.widgetRequestId), title }),
]}<style>${raw(SHARE_STYLE)}</style>
<style>${raw(theme)}</style>
<noscript><style>${raw(NO_SCRIPT_STYLE)}</style></noscript>
${loaderTag(origin)}`;
}

function footer({ widget }: SharePage, privacyLabel: string): Html {
  const privacy = webHref(firstOf(widget).action?.partner?.privacyUrl) || webHref(widget.publisherPrivacyUrl);
  const { publisherDescription } = widget;
  if (!privacy && !publisherDescription) return html``;
  return html`<footer>
${publisherDescription ? html`<p>${publisherDescription}</p>\n` : null}${privacy ? html`<p><a href="${privacy}">${privacyLabel}</a></p>\n` : null}</footer>
`;
}

/** The widget's own words, for those to whom it can't be shown. */
const about = ({ sponsoredText }: WireWidget, { title, description }: Lead, closed: string) => html`<div class="about">
<h1>${title}</h1>
${closed ? html`<p class="lead">${closed}</p>\n` : null}${description ? html`<p class="lead">${description}</p>\n` : null}${sponsoredText ? html`<p class="paid">${sponsoredText}</p>\n` : null}</div>`;

const articleLink = (address: string, label: string) =>
  html`<p class="article"><a href="${address}">${label}</a> <span>${siteOf(webAddress(address) as URL)}</span></p>`;

/** A page with one widget; without scripts it still shows the text and the link to the article (contract §6). */
export function sharePage(page: SharePage): string {
  const { widget, origin, query } = page;
  const language = languageOf(widget.languageLocale);
  const copy = shareCopy(language);
  const lead = leadOf(widget, copy.takeAction);
  const over = isClosed(widget, page.now);
  const label = labelOf(widget, { ...lead, label: copy.takeAction }, copy, page.now);
  const article = articleWith(widget.articleUrl, query);
  const snippet = {
    origin,
    requestId: String(widget.widgetRequestId),
    title: label,
    label,
  };
  return html`<!doctype html>
<html lang="${language}">
<head>
${head(page, lead)}
</head>
<body>
<main>
${widget.publisherName ? html`<p class="publisher">${widget.publisherName}</p>` : null}
${about(widget, lead, over ? copy.closed : '')}
${frameFirstPlacement(snippet)}
<p class="too-old">${copy.tooOld}</p>
${over ? null : html`<noscript><p>${copy.noScript}</p></noscript>`}
${article ? articleLink(article, copy.read) : null}
</main>
${footer(page, copy.privacy)}</body>
</html>
`.markup;
}
