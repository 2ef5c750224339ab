import type {
  CardFiles,
  CardParts,
  DrawnCard,
  ServedFace,
  ServedPage,
} from '../../widget/core/api/wire/served-page.ts';
import type { WireWidget } from '../../widget/core/api/wire.ts';
import { html, raw } from '../pages/html.ts';
import { shareAddress } from '../pages/snippet.ts';

const ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** What could end a rule, or the element around it. Themes have none of these (`fontFamilies`, `colorsFor`). */
const ENDS_A_RULE = /[{}<\\]/;

const STRING = /"[^"\n]*"|'[^'\n]*'/g;
const BRACKETS = /\([^()[\]]*\)|\[[^()[\]]*\]/g;
/** What would take in the rules that follow, where nothing closes it. */
const OPENS = /["'()[\]]|\/\*/;

/** Takes away what is closed, from the innermost brackets outwards. */
function withoutClosed(style: string): string {
  const less = style.replace(STRING, '').replace(BRACKETS, '');
  return less === style ? less : withoutClosed(less);
}

const isWhole = (style: string) => !ENDS_A_RULE.test(style) && !OPENS.test(withoutClosed(style));

/**
 * Moves the style of each element of React's markup into a sheet, since a policy can name a sheet by its hash, but `style`
 * attributes only in newer browsers. The page's application moves them back (widget/entries/draw.tsx). React
 * escapes quotes in texts, so that only attributes match.
 *
 * @throws Error for a style that could end its rule, or run on into the next one
 */
export function withDrawnStyles(markup: string): { html: string; css: string } {
  const rules: string[] = [];
  const html = markup.replace(ATTRIBUTE, (_whole, text: string) => {
    const style = decoded(text);
    if (!isWhole(style)) throw new Error(`A style can't be drawn: ${style}`);
    // As strong as an attribute is against the sheets of the widget.
    rules.push(`#root [data-s="${rules.length}"]{${style}}`);
    return ` data-s="${rules.length - 1}"`;
  });
  return { html, css: rules.join('') };
}

/** JSON that can stand in a page: no text of a publisher ends the element around it (HTML, script data states). */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const there = (files: readonly (string | undefined)[]) => files.filter((file) => file !== undefined);

/** The files that draw this card. */
function drawingOf({ drawing, kinds, locales }: CardFiles, { kind, lang }: DrawnCard): string[] {
  const { screens = [], copy = {} } = kinds[kind] ?? {};
  return [...drawing, ...screens, ...there([locales[lang], copy[lang]])];
}

/** The files of the screens that follow this card. */
function nextOf({ next, words, kinds }: CardFiles, { kind, lang }: DrawnCard): string[] {
  const { next: later = [], forms } = kinds[kind] ?? {};
  return [...next, ...later, ...there([words[lang], forms?.[lang]])];
}

const STYLES = /<style>[\s\S]*?<\/style>/g;
/** Of a screen there is one (widget/ui/Heading.tsx). */
const TITLE = /<h2 class="ca-title"[^>]*>([\s\S]*?)<\/h2>/;

/** What of a card is drawn in its theme's font file. */
export const textIn = ({ html, font }: DrawnCard) =>
  decoded(
    (font?.isOfTitles ? (TITLE.exec(html)?.[1] ?? '') : html.replace(STYLES, '')).replace(/<[^>]*>/g, ' '),
  ).trim();

/** What is added to a card: its letters in the face of its theme, where they can be had. */
export type WithFace = { face?: ServedFace | null };

/**
 * They stand before the card: a file of its own would come after the first paint, and a title that is fitted in one face
 * can't change to another without moving.
 */
export const faceData = (face: ServedFace | null | undefined) =>
  raw(face ? `<script id="face" type="application/json">${scriptJson(face)}</script>\n` : '');

/** What a page with this card says to its scripts. */
export const servedOf = (files: CardFiles, card: DrawnCard, answer: WireWidget): ServedPage => ({
  answer,
  isSound: card.isSound,
  core: files.core,
  drawing: drawingOf(files, card),
  next: nextOf(files, card),
});

/** Where scripts are off: the share page, which says what the widget is about and needs none. */
const wayOut = ({ title }: DrawnCard, { widgetRequestId }: WireWidget) =>
  typeof widgetRequestId === 'string'
    ? html`<noscript><a href="${shareAddress('..', widgetRequestId)}" target="_blank">${title}</a></noscript>
`
    : html``;

/** What the card's own parts need, in elements of its markup (widget/ui/Sheet.tsx). */
const sheetsIn = (markup: string) => [...markup.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

/** The page of a frame with its first card (spec §4). A sponsored one stays unseen until it is known to be allowed. */
export function cardPage(
  parts: CardParts,
  card: DrawnCard,
  answer: WireWidget,
  { face }: WithFace = {},
): { page: string; styles: string[] } {
  const drawn = withDrawnStyles(card.html);
  const { markup } = html`<!doctype html>
<html lang="${card.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${card.title}</title>
${faceData(face)}<script>${raw(parts.firstLines)}</script>
<style>${raw(parts.style)}</style>
<style data-drawn>${raw(drawn.css)}</style>
</head>
<body>
${wayOut(card, answer)}<div id="root" data-title-max="${card.titleMaxPx}"${raw(card.isSponsored ? ' hidden' : '')}>${raw(drawn.html)}</div>
<p id="lost" class="ca-lost" role="alert" hidden>${card.lostText}</p>
<script>${raw(parts.beginning)}</script>
<script id="served" type="application/json">${raw(scriptJson(servedOf(parts, card, answer)))}</script>
</body>
</html>
`;
  return { page: markup, styles: [parts.style, drawn.css, ...sheetsIn(drawn.html)] };
}
