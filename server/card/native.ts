import { SIZE } from '../../loader/protocol.ts';
import type { CardParts, DrawnCard } from '../../widget/core/api/wire/served-page.ts';
import type { WireWidget } from '../../widget/core/api/wire.ts';
import { EMBED_OPTIONS } from '../pages/embed/options.ts';
import { html, raw } from '../pages/html.ts';
import { loaderTag, shareAddress } from '../pages/snippet.ts';
import { faceData, scriptJson, servedOf, type WithFace, withDrawnStyles } from './page.ts';

/** The size of the card until the script has come. */
const DECLARED = `:host{display:block;max-width:${SIZE.width}px;container-type:inline-size}#root{height:${SIZE.height}px}@container (max-width:${SIZE.narrowBelow - 0.02}px){#root{height:${SIZE.narrowHeight}px}}#root a[data-declared]+button{display:none}`;

const MAIN_BUTTON = /<button (class="ca-big" data-big-button="")[^>]*>(.*?)<\/button>/gs;

/**
 * Until the script adopts the card, its main button leads to the share page, and no form goes anywhere: sent by Enter, it
 * would reload the publisher's page with the reader's choice in the address. What is `data-declared` goes when it is adopted.
 */
const withWayOut = (markup: string, share: string) =>
  markup
    .replaceAll('<form ', '<form method="dialog" ')
    .replace(
      MAIN_BUTTON,
      (button, look, label) =>
        html`<a data-declared ${raw(look)} href="${share}" target="_blank" rel="noopener">${raw(label)}</a>${raw(button)}`
          .markup,
    );

/** Those with a value first. The mode and lazy loading are for the page that asks; the script has options of its own. */
const OF_CARD = EMBED_OPTIONS.filter(({ key, isOfScript }) => key !== 'mode' && key !== 'loading' && !isOfScript).sort(
  (a, b) => Number(a.takes === 'flag') - Number(b.takes === 'flag'),
);

/** The options of a placement as its attributes; other keys are no options of it. */
export const attributesOf = (query: URLSearchParams) =>
  OF_CARD.flatMap(({ key, attribute, takes }): [attribute: string, value: string][] => {
    const value = query.get(key) ?? '';
    if (takes === 'flag') return value === 'true' ? [[attribute, '']] : [];
    return value ? [[attribute, value]] : [];
  });

/** Where a placement stands. */
export type NativePlace = { origin: string; attributes: readonly (readonly [attribute: string, value: string])[] };

/**
 * A placement with its first card in a declarative shadow root, for pages that take HTML from us; the script adopts it
 * (widget/entries/native). A script asks for the same where the page has the placement alone.
 */
export function nativePlacement(
  parts: CardParts,
  card: DrawnCard,
  answer: WireWidget,
  { origin, attributes, face }: NativePlace & WithFace,
) {
  const { widgetRequestId } = answer;
  const id = typeof widgetRequestId === 'string' ? widgetRequestId : '';
  const share = id && shareAddress(origin, id);
  const drawn = withDrawnStyles(share ? withWayOut(card.html, share) : card.html);
  const link = share && html`<a href="${share}">${card.title}</a>`;
  // A sponsored card stays unseen until it is known to be allowed; the page's own link is seen in its place.
  const root = card.isSponsored ? html` hidden` : '';
  const slot = card.isSponsored ? html`<slot data-declared></slot>` : '';
  const { markup } =
    html`<div data-civic-action data-embed="native"${id && html` data-widget-request-id="${id}"`}${attributes.map(([name, value]) => html` ${raw(name)}="${value}"`)}><div><template shadowrootmode="open"><style>${raw(parts.style + parts.nativeStyle)}</style><style data-drawn>${raw(drawn.css)}</style><style data-declared>${raw(DECLARED)}</style><div id="root" lang="${card.lang}" data-title-max="${card.titleMaxPx}"${root}>${raw(drawn.html)}</div>${slot}<p id="lost" class="ca-lost" role="alert" hidden>${card.lostText}</p>${faceData(face)}<script id="served" type="application/json">${raw(scriptJson(servedOf(parts.native, card, answer)))}</script></template>${link}</div></div>
${loaderTag(origin)}
`;
  return { page: markup, styles: [] as string[] };
}
