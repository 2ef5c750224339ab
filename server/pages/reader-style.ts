import { colorsFor } from '../../widget/model/look/contrast.ts';
import { fontFileOf } from '../../widget/model/look/font-file.ts';
import { fontFamilies, radiusPx, type Theme } from '../../widget/model/look/theme.ts';
import { DEFAULT_ACCENT_COLOR } from '../../widget/numbers/constants.ts';
import { PAGE_STYLE } from './style.ts';

/**
 * Of pages that readers come to from elsewhere, in a publisher's theme: a head with the publisher's logo, one column or
 * two, and a foot. The second column needs room beside a widget of its full width, and more of it in larger letters.
 * Logos are drawn for a light ground, and keep it in the dark. A browser draws what is after a picture only where the
 * picture has not come.
 */
export const READER_STYLE = `${PAGE_STYLE}
body { --blank: color-mix(in srgb, var(--link) 14%, var(--bar)); display: flex; flex-direction: column; min-height: 100vh; }
main { flex: 1 0 auto; padding-bottom: 2.5rem; padding-top: clamp(1.25rem, 5vh, 3rem); width: 100%; }
h1, .publisher, .who b { font-family: var(--heading); }
header { background: var(--bar); border-bottom: 1px solid var(--line); }
.publisher { align-items: center; color: var(--ink); display: flex; font-size: clamp(1.25rem, 4vw, 1.5rem); font-weight: 600; gap: .75rem; line-height: 1.2;
  margin: 0 auto; max-width: 652px; min-height: 4.5rem; overflow-wrap: anywhere; padding: .75rem 1rem; }
.publisher img { display: block; flex: none; height: 2.5rem; max-width: 100%; object-fit: contain; object-position: 0 50%; }
.publisher .mark { max-width: 40%; min-width: 2.5rem; }
@media (prefers-color-scheme: dark), (forced-colors: active) { .publisher img, .who img { background: var(--card); border-radius: 6px;
  forced-color-adjust: none; height: 3rem; padding: .25rem .5rem; } }
:is(.article, .who) img { position: relative; }
:is(.article, .who) img::after { background: var(--paper); content: ""; inset: 0; position: absolute; }
.article img::after { background: var(--blank); }
.lead { overflow-wrap: anywhere; }
.button { background: var(--link); border: 2px solid var(--link); border-radius: var(--radius); color: var(--paper); display: inline-block; font-weight: 600;
  line-height: 1.25; min-height: 3rem; padding: .75rem 1.5rem; text-align: center; text-decoration: none; }
.button:hover { text-decoration: underline; }
a:focus-visible { outline-color: var(--ink); }
.article { align-items: center; background: var(--bar); border: 1px solid var(--line); border-radius: var(--radius); display: flex; gap: 1rem; margin: 0 0 1.5rem;
  overflow: hidden; padding: .75rem; position: relative; }
.article:hover { border-color: var(--link); }
.article img { background: var(--blank); border-radius: calc(var(--radius) / 2); display: block; flex: none; height: 4.5rem; object-fit: cover; width: 4.5rem; }
.article p { flex: 1; margin: 0; min-width: 0; }
.article a { font-weight: 600; }
.article a::after { content: ""; inset: 0; position: absolute; }
.article a:focus-visible { outline: 0; }
.article a:focus-visible::after { border-radius: var(--radius); outline: 3px solid var(--ink); outline-offset: -4px; }
.article span { color: var(--soft); display: block; font-size: .9375rem; overflow-wrap: anywhere; }
.who { align-items: start; display: grid; gap: 0 .875rem; grid-template-columns: auto 1fr; margin: 0 0 1.5rem; }
.who h2 { color: var(--soft); font: 600 .875rem/1.4 system-ui, sans-serif; grid-column: 1 / -1; margin: 0 0 .5rem; }
.who img { display: block; height: 3rem; object-fit: contain; width: 3rem; }
.who p { color: var(--soft); font-size: 1rem; grid-column: 2; line-height: 1.5; margin: 0; min-width: 0; overflow-wrap: anywhere; }
.who b { color: var(--ink); display: block; font-size: 1.125rem; line-height: 1.3; margin: 0 0 .25rem; }
@media (max-width: 359px) { .article { gap: .75rem; } .article img { height: 4rem; width: 4rem; } }
footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .9375rem; }
footer div { margin: 0 auto; max-width: 652px; padding: 1.25rem 1rem 2rem; }
footer p { margin: 0; max-width: 40rem; overflow-wrap: anywhere; }
footer p + p { padding-top: .5rem; }
@media (min-width: 64em) {
.columns { column-gap: 3rem; display: grid; grid-template-columns: 620px minmax(0, 1fr); }
main.columns, .publisher, footer div { max-width: 1024px; padding-left: 2rem; padding-right: 2rem; }
footer div { display: flex; gap: 3rem; justify-content: space-between; }
footer p + p { flex: none; padding: 0; }
.beside .article { display: block; padding: 0; }
.beside .article img { border-radius: 0; height: auto; aspect-ratio: 4 / 3; width: 100%; }
.beside .article p { padding: 1rem 1.25rem; }
}
`;

/** Styles of pages with a single message: a sheet in the middle of the page, without a publisher's theme. */
export const SHEET_STYLE = `${PAGE_STYLE}
:root { --sheet: #fff; --line: #d9d5cd; --good: #0b7a4b; }
@media (prefers-color-scheme: dark) { :root { --sheet: #1f2428; --line: #41484e; --good: #5fd0a0; } }
body { display: flex; flex-direction: column; min-height: 100vh; }
main { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; margin: auto; max-width: 34rem; padding: clamp(1.5rem, 6vw, 3rem);
  width: calc(100% - 2rem); }
.brand { color: var(--soft); font-size: .9375rem; font-weight: 600; margin: 0 0 1.5rem; }
.sign { color: var(--link); display: block; height: 3.5rem; margin: 0 0 1.25rem; width: 3.5rem; }
.done { color: var(--good); }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); }
.lead { font-size: 1.125rem; }
.lead:last-child { margin-bottom: 0; }
.button { background: var(--link); border: 1px solid var(--link); border-radius: 2rem; color: var(--sheet); cursor: pointer; display: inline-block;
  font: 600 1.0625rem/1.25 system-ui, sans-serif; min-height: 3rem; padding: .75rem 1.75rem; text-align: center; text-decoration: none; }
.button:hover { text-decoration: underline; }
:is(.button, button):focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

/** Colors of a page around a light card, for readers who prefer dark pages. */
const DARK = '#16191c';
const RADIUS_PX = 10;

/**
 * @param bar the ground of what lies on the page: the head, and the article's box. By default a shade nearer to the text, so
 *   that the colors of text are those that can be read on it, and then all the more on the page.
 */
function paletteOn(ground: string, accentColor: string, bar?: string) {
  const { background, line, accent, scheme, surface } = colorsFor(ground, accentColor, DEFAULT_ACCENT_COLOR);
  const { text, muted, accentText } = colorsFor(bar ? ground : surface, accentColor, DEFAULT_ACCENT_COLOR);
  return `color-scheme:${scheme};--paper:${background};--ink:${text};--soft:${muted};--line:${line};--accent:${accent};--link:${accentText};--bar:${bar ?? surface};`;
}

/** A page of a dark theme is dark for everybody, and one of a light theme for those who prefer it. */
export function themeStyle(theme: Theme, imagesBase: string): string {
  const { background, surface, scheme } = colorsFor(theme.backgroundColor, theme.accentColor, DEFAULT_ACCENT_COLOR);
  const font = fontFileOf(theme, imagesBase);
  const face = font
    ? `@font-face{font-family:"${font.family}";src:url("${font.url}");font-weight:100 900;font-display:swap}`
    : '';
  const radius = radiusPx(theme.radius ?? RADIUS_PX);
  const own = `--card:${background};--radius:${radius}px;--heading:${fontFamilies(theme.headingFont || theme.fontFamily)},system-ui,sans-serif;`;
  const dark = `@media (prefers-color-scheme:dark){:root{${paletteOn(DARK, theme.accentColor)}}}`;
  return `${face}:root{${own}${paletteOn(surface, theme.accentColor, background)}}${scheme === 'light' ? dark : ''}`;
}
