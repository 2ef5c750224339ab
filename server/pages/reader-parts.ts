import type { WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { siteOf, webAddress, webHref } from '../../widget/core/model/address/web-address.ts';
import { imageUrl } from '../../widget/core/model/look/image-url.ts';
import { type Html, html, raw } from './html.ts';
import { firstOf, pictureNameOf } from './lead.ts';

/** Where files with a plain name are, as a whole address. */
type InPage = { imagesBase: string };

/** The address of a logo or picture that content names; '' for none. */
export const pictureHref = (name: string | number | null | undefined, { imagesBase }: InPage): string =>
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

/** The way to the article, with the picture that the widget has from it. */
export function articleBox(address: string, label: string, action: WireAction | undefined, page: InPage): Html {
  const picture = pictureHref(pictureNameOf(action), page);
  return html`<div class="article">${picture && html`<img src="${picture}" alt="" width="600" height="400">`}<p><a href="${address}">${label}</a> <span>${siteOf(webAddress(address) as URL)}</span></p></div>
`;
}

/** The partner of what a widget shows first; none where that is a list of several partners' actions. */
function partnerOf(widget: WireWidget) {
  const { card, action } = firstOf(widget);
  const names = new Set(card?.actions.map(({ partner }) => partner?.name));
  return names.size === 1 ? action?.partner : null;
}

/** Name, logo and description of the partner behind the action; nothing if the action is the publisher's own. */
export function whoAsks(widget: WireWidget, label: string, page: InPage): Html {
  const { name, description, logoUrl, logoId } = partnerOf(widget) ?? {};
  if (!name || name === widget.publisherName) return html``;
  const logo = pictureHref(logoUrl || logoId, page);
  return html`<section class="who"><h2>${label}</h2>${logo && html`<img src="${logo}" alt="" width="48" height="48">`}<p><b>${name}</b>${description}</p></section>
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
