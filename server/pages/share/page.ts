import { ALLOW, EMBED } from '../../../loader/protocol.ts';
import type { WireWidget } from '../../../widget/core/api/wire.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { type Html, html, raw } from '../html.ts';
import { firstOf, isClosed, type Lead, labelOf, leadOf } from '../lead.ts';
import { type Asked, FORMATS } from '../oembed.ts';
import { documentOf, meta, styleElement } from '../plain-page.ts';
import { articleBox, foot, head, whoAsks } from '../reader-parts.ts';
import { frameAddress, frameFirstPlacement, loaderTag, shareAddress } from '../snippet.ts';
import { styleOf } from '../style.ts';
import { articleWith } from './address.ts';
import type { Thumbnail } from './picture/index.ts';

type Linked = { origin: string; requestId: string; title: string };

const mimeOf = (format: Asked['format']) => `${format === 'json' ? 'application/json' : 'text/xml'}+oembed`;

function endpoint({ origin, requestId }: Omit<Linked, 'title'>, format: string) {
  const url = shareAddress(origin, requestId);
  return `${origin}/oembed?${new URLSearchParams({ url, format })}`;
}

/** What the frame may be given by Iframely, which drops what is not named, and passes over links that name `autoplay`. */
const PERMISSIONS = ALLOW.split('; ')
  .filter((each) => each !== 'autoplay')
  .join(' ');

/** Where consumers find what stands for the page elsewhere (oEmbed 1.0, §4; Iframely's own link has precedence there). */
const discoveryLinks = (page: Linked): Html[] => [
  ...FORMATS.map(
    (
      format,
    ) => html`<link rel="alternate" type="${mimeOf(format)}" href="${endpoint(page, format)}" title="${page.title}">
`,
  ),
  html`<link rel="iframely app resizable ${PERMISSIONS}" type="text/html" href="${frameAddress(page, EMBED.Iframely)}" media="(aspect-ratio: 620/362)" title="${page.title}">
`,
];

/** The same, as the HTTP header `Link` (RFC 8288). */
export const discoveryHeader = (page: Omit<Linked, 'title'>): string =>
  FORMATS.map((format) => `<${endpoint(page, format)}>; rel="alternate"; type="${mimeOf(format)}"`).join(', ');

export const SHARE_STYLE = styleOf('base', 'page', 'reader', 'share');

/** Where no script runs, nobody can take part. */
export const NO_SCRIPT_STYLE =
  '.about{clip-path:none!important;height:auto!important;position:static!important;width:auto!important}[data-civic-action]{display:none!important}';

type SharePage = {
  widget: WireWidget;
  origin: string;
  path: string;
  query: string;
  /** Colours and font of the widget's theme. */
  theme: string;
  picture: Thumbnail | null;
  /** Where files with a plain name are, as a whole address. */
  imagesBase: string;
  now: Date;
};

/** X reads `name` alone; everybody else reads `property`. */
const cardMeta = (name: string, content: string) => html`<meta name="twitter:${name}" content="${content}">\n`;

const pictureMetas = (picture: Thumbnail | null, alt: string) =>
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

function metas({ widget, origin, path, theme, picture }: SharePage, { title, description }: Lead): Html {
  const url = `${origin}${path}`;
  return html`${description && html`<meta name="description" content="${description}">\n`}<link rel="canonical" href="${url}">
${[
  meta('og:type', 'website'),
  meta('og:url', url),
  meta('og:title', title),
  meta('og:description', description),
  meta('og:site_name', widget.publisherName),
  meta('og:locale', widget.languageLocale?.replace('-', '_')),
  ...pictureMetas(picture, title),
  ...discoveryLinks({ origin, requestId: String(widget.widgetRequestId), title }),
]}${styleElement(SHARE_STYLE)}${styleElement(theme)}<noscript><style>${raw(NO_SCRIPT_STYLE)}</style></noscript>
${loaderTag(origin)}
`;
}

/** The widget's own words, for those to whom it can't be shown. */
const about = ({ sponsoredText }: WireWidget, { title, description }: Lead, closed: string) => html`<div class="about">
<h1>${title}</h1>
${closed ? html`<p class="lead">${closed}</p>\n` : null}${description ? html`<p class="lead">${description}</p>\n` : null}${sponsoredText ? html`<p class="paid">${sponsoredText}</p>\n` : null}</div>`;

/** A page with one widget; without scripts it still shows the text and the link to the article (contract §6). */
export function sharePage(page: SharePage): string {
  const { widget, origin, query } = page;
  const language = languageOf(widget.languageLocale);
  const copy = shareCopy(language);
  const lead = leadOf(widget, copy.takeAction);
  const { action } = firstOf(widget);
  const over = isClosed(widget, page.now);
  const label = labelOf(widget, { ...lead, label: copy.takeAction }, copy, page.now);
  const article = articleWith(widget.articleUrl, query);
  const beside = html`${article ? articleBox(article, copy.read, action, page) : null}${whoAsks(widget, copy.whoAsks, page)}`;
  const snippet = { origin, requestId: String(widget.widgetRequestId), title: label, label };
  return documentOf({
    language,
    title: lead.title,
    isListed: true,
    head: metas(page, lead),
    body: html`${head(widget, page)}<main${beside.markup ? raw(' class="columns"') : null}>
<div>
${about(widget, lead, over ? copy.closed : '')}
${frameFirstPlacement(snippet)}
<p class="too-old">${copy.tooOld}</p>
${over ? null : html`<noscript><p>${copy.noScript}</p></noscript>`}
</div>
${beside.markup && html`<div class="beside">\n${beside}</div>\n`}</main>
${foot(widget, action, copy.privacy)}`,
  });
}
