import { SIZE } from '../../loader/protocol.ts';
import type { CardParts, DrawnCard } from '../../widget/api/wire/served-page.ts';
import type { WireWidget } from '../../widget/api/wire.ts';
import { html, raw } from '../pages/html.ts';
import { loaderTag, shareAddress } from '../pages/snippet.ts';
import { withDrawnStyles } from './drawn-styles.ts';
import { scriptJson, servedOf } from './page.ts';

/** The size of the card until the script has come. */
const DECLARED = `:host{display:block;max-width:${SIZE.width}px;container-type:inline-size}#root{height:${SIZE.height}px}@container (max-width:${SIZE.narrowBelow - 0.02}px){#root{height:${SIZE.narrowHeight}px}}`;

/** Keys of the frame's address that are attributes of a placement; texts, and those that are present or not. */
const TEXTS = ['articleUrl', 'width', 'height', 'consent', 'mode', 'designVariant', 'adNetworkDomain'];
const FLAGS = ['sponsored', 'notice', 'disableTracking'];

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function attributesOf(query: URLSearchParams) {
  const texts = TEXTS.filter((key) => query.get(key)).map((key) => html` data-${raw(kebab(key))}="${query.get(key)}"`);
  const flags = FLAGS.filter((key) => query.get(key) === 'true').map((key) => html` data-${raw(kebab(key))}`);
  return [...texts, ...flags];
}

/**
 * A placement with its first card in a declarative shadow root, for pages that take HTML from us; the script adopts it
 * (widget/native). A script asks for the same where the page has the placement alone.
 */
export function nativePlacement(parts: CardParts, card: DrawnCard, answer: WireWidget, { origin, search }: Where) {
  const drawn = withDrawnStyles(card.html);
  const id = answer.widgetRequestId;
  const link = typeof id === 'string' ? html`<a href="${shareAddress(origin, id)}">${card.title}</a>` : '';
  const { markup } =
    html`<div data-civic-action data-embed="native"${typeof id === 'string' ? html` data-widget-request-id="${id}"` : ''}${attributesOf(new URLSearchParams(search))}><div><template shadowrootmode="open"><style>${raw(parts.style + parts.nativeStyle)}</style><style data-drawn>${raw(drawn.css)}</style><style data-declared>${raw(DECLARED)}</style><div id="root" lang="${card.lang}" data-title-max="${JSON.stringify(card.titleMax)}"${raw(card.isSponsored ? ' hidden' : '')}>${raw(drawn.html)}</div><p id="lost" class="ca-lost" role="alert" hidden>${card.lostText}</p><script id="served" type="application/json">${raw(scriptJson(servedOf(parts.native, card, answer)))}</script></template>${link}</div></div>
${loaderTag(origin)}
`;
  return { page: markup, styles: [] as string[] };
}

type Where = { origin: string; search: string };
