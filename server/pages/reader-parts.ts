import { list } from '../../i18n/format.ts';
import type { WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { siteOf, webAddress, webHref } from '../../widget/core/model/address/web-address.ts';
import { imageUrl } from '../../widget/core/model/look/image-url.ts';
import type { ArticleFacts } from '../widgets/answer.ts';
import type { ShareCopy } from './copy.ts';
import { type Html, html, raw } from './html.ts';
import { firstOf, pictureNameOf } from './lead.ts';

/** Where files with a plain name are, as a whole address. */
type InPage = { imagesBase: string };

/** The address of a logo or picture that content names; '' for none. */
const pictureHref = (name: string | number | null | undefined, { imagesBase }: InPage): string =>
  name ? (webAddress(imageUrl(name, imagesBase), imagesBase)?.href ?? '') : '';

/** The address of a publisher's logo; '' for none. */
export const logoOf = ({ publisherLogoName, widgetLogoName }: WireWidget, page: InPage) =>
  pictureHref(publisherLogoName || widgetLogoName, page);

/** The publisher's logo, with the name beside it where the logo leaves that out. */
export function head(widget: WireWidget, page: InPage): Html {
  const { publisherName: name, publisherShowNameWithLogo: hasBoth } = widget;
  if (!name) return html``;
  const logo = logoOf(widget, page);
  const image =
    logo && html`<img${hasBoth && html` class="mark"`} src="${logo}" alt="${hasBoth ? '' : name}" height="40">`;
  return html`<header><p class="publisher">${image}${hasBoth || !logo ? name : null}</p></header>
`;
}

/** The address of the article's picture, which is by default the one that the action has; '' for none. */
export const articlePictureOf = (
  widget: (WireWidget & ArticleFacts) | null,
  action: WireAction | null | undefined,
  page: InPage,
): string => pictureHref(widget?.articlePicture || pictureNameOf(action ?? undefined), page);

const articleImage = (picture: string) => picture && html`<img src="${picture}" alt="" width="600" height="400">`;

/** Where readers see an article: its widget, the action that this shows first, and the page. */
type Told = { widget: WireWidget & ArticleFacts; action: WireAction | null | undefined; page: InPage };

/** The way to the article, with its picture and headline where the content has them. */
export function articleBox(address: string, { read }: ShareCopy, { widget, action, page }: Told): Html {
  const { articleHeadline: headline } = widget;
  return html`<div class="article">${articleImage(articlePictureOf(widget, action, page))}<p>${headline && html`<span>${read}</span> `}<a href="${address}">${headline || read}</a> <span>${siteOf(webAddress(address) as URL)}</span></p></div>
`;
}

/** An article's picture, headline and author above its widget; null where the content has no headline. */
export function door(address: string | null, { by, read }: ShareCopy, { widget, action, page }: Told): Html | null {
  const { articleHeadline: headline, articleAuthor: author, publisherName } = widget;
  if (!headline) return null;
  const writers = [author && `${by} ${author}`, publisherName].filter(Boolean).join(' · ');
  return html`<div class="door">${articleImage(articlePictureOf(widget, action, page))}<div>
<h1>${headline}</h1>
${writers && html`<p class="by">${writers}</p>\n`}${address && html`<p><a href="${address}">${read}</a></p>\n`}</div></div>
`;
}

/** Names of those who are behind what a widget shows first: a partner, the publisher, or in a list several of them. */
function askersOf(widget: WireWidget): string[] {
  const names = firstOf(widget).card?.actions.map(({ partner }) => partner?.name || widget.publisherName || '');
  return [...new Set(names)].filter(Boolean);
}

/** Whether the publisher alone asks. */
export const isPublishersOwn = (widget: WireWidget) => askersOf(widget).join() === widget.publisherName;

/** What is known of who asks alone. */
function asker(widget: WireWidget, page: InPage) {
  if (isPublishersOwn(widget)) {
    // A logo that holds the name would say it twice.
    const logo = widget.publisherShowNameWithLogo ? logoOf(widget, page) : '';
    return { description: widget.publisherDescription, logo };
  }
  const { description, logoUrl, logoId } = firstOf(widget).action?.partner ?? {};
  return { description, logo: pictureHref(logoUrl || logoId, page) };
}

/** Name, logo and description of whoever asks; nothing where nobody has a name. */
export function whoAsks(widget: WireWidget, label: string, page: InPage): Html {
  const names = askersOf(widget);
  if (names.length === 0) return html``;
  const { description = '', logo = '' } = names.length === 1 ? asker(widget, page) : {};
  return html`<section class="who"><h2>${label}</h2>${logo && html`<img src="${logo}" alt="" width="48" height="48">`}<p><b>${list(names, widget.languageLocale || 'en-US')}</b>${description}</p></section>
`;
}

/** The publisher's description, and a link to the privacy notice of whoever receives readers' data. */
export function foot(widget: WireWidget, action: WireAction | undefined, privacyLabel: string): Html {
  const privacy = webHref(action?.partner?.privacyUrl) || webHref(widget.publisherPrivacyUrl);
  const { publisherDescription } = widget;
  if (!privacy && !publisherDescription) return html``;
  return html`<footer><div>
${publisherDescription ? html`<p>${publisherDescription}</p>\n` : null}${privacy ? html`<p><a href="${privacy}">${privacyLabel}</a></p>\n` : null}</div></footer>
`;
}

/** Lines in a circle of 56 px. */
const LINES = {
  broken: 'M23 21h-4a7 7 0 0 0 0 14h4M33 21h4a7 7 0 0 1 0 14h-4M28 19v-5M28 42v-5',
  clock: 'M28 17v11l7 5M28 42a14 14 0 1 0 0-28 14 14 0 0 0 0 28z',
  done: 'M18 29l7 7 14-15',
  refused: 'M20 20l16 16M36 20L20 36',
  left: 'M17 28h22M17 28l8-8M17 28l8 8',
} as const;

export type Sign = keyof typeof LINES;

/** A decorative sign; the heading below says the same in words. */
export const sign = (name: Sign): Html =>
  html`<svg class="sign ${name}" viewBox="0 0 56 56" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="28" cy="28" r="28" fill="currentColor" stroke="none" opacity=".12"/><path d="${raw(LINES[name])}"/></svg>`;
