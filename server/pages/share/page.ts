import { ALLOW, EMBED } from '../../../loader/protocol.ts';
import type { WireWidget } from '../../../widget/core/api/wire.ts';
import { facebookUrl, linkedInUrl, xUrl } from '../../../widget/core/model/share-links.ts';
import type { ArticleFacts } from '../../widgets/answer.ts';
import { languageOf, type ShareCopy, shareCopy } from '../copy.ts';
import { type Html, html, raw } from '../html.ts';
import { firstOf, isClosed, type Lead, labelOf, leadOf } from '../lead.ts';
import { type Asked, FORMATS } from '../oembed.ts';
import { documentOf, meta, styleElement } from '../plain-page.ts';
import { articleBox, door, foot, head, isPublishersOwn, whoAsks } from '../reader-parts.ts';
import { followingPlacement, frameAddress, loaderTag, shareAddress } from '../snippet.ts';
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
  widget: WireWidget & ArticleFacts;
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

/** The widget's own words, for those to whom it can't be shown. Below an article's headline they come second. */
const about = (
  { sponsoredText }: WireWidget,
  { title, description }: Lead,
  closed: string,
  level: 'h1' | 'h2',
) => html`<div class="about">
${raw(`<${level}>`)}${title}${raw(`</${level}>`)}
${closed ? html`<p class="lead">${closed}</p>\n` : null}${description ? html`<p class="lead">${description}</p>\n` : null}${sponsoredText ? html`<p class="paid">${sponsoredText}</p>\n` : null}</div>`;

/** What readers of the first card do: what its kind is for, or in a list of several kinds no more than that they can act. */
function askedOf(widget: WireWidget, { asks, takeAction }: ShareCopy): string {
  const kinds = new Set(firstOf(widget).card?.actions.map(({ type }) => type.toLowerCase()));
  const [kind = ''] = kinds;
  return (kinds.size === 1 && (asks as Record<string, string>)[kind]) || takeAction;
}

/** Ways to share the page that need no script. Block lists hide what is called `share`. */
function sharing(url: string, title: string, { share, email }: ShareCopy): Html {
  const ways: [name: string, href: string][] = [
    ['Facebook', facebookUrl(url)],
    ['X', xUrl(title, url)],
    ['LinkedIn', linkedInUrl(url)],
    [email, `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`],
  ];
  return html`<section class="ways"><h2>${share}</h2><ul>${ways.map(([name, href]) => html`<li><a href="${href}">${name}</a></li>`)}</ul></section>
`;
}

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
  const told = { widget, action, page };
  const opening = door(article, copy, told);
  const snippet = { origin, requestId: String(widget.widgetRequestId), title: label, label };
  return documentOf({
    language,
    title: lead.title,
    isListed: true,
    head: metas(page, lead),
    body: html`${head(widget, page)}<main class="columns">
${opening}<div>
${about(widget, lead, over ? copy.closed : '', opening ? 'h2' : 'h1')}
${followingPlacement(snippet)}
<p class="too-old">${copy.tooOld}</p>
${over ? null : html`<noscript><p>${copy.noScript}</p></noscript>`}
</div>
<div class="beside">
${article && !opening && articleBox(article, copy, told)}<section class="asked"><h2>${copy.whatIsAsked}</h2><p>${over ? copy.closed : html`<b>${askedOf(widget, copy)}</b>`}</p></section>
${whoAsks(widget, copy.whoAsks, page)}${sharing(`${origin}${page.path}`, lead.title, copy)}</div>
</main>
${foot(isPublishersOwn(widget) ? { ...widget, publisherDescription: null } : widget, action, copy.privacy)}`,
  });
}
