import { colorsFor } from '../../../widget/model/look/contrast.ts';
import { fontFileOf } from '../../../widget/model/look/font-file.ts';
import { fontFamilies, radiusPx, type Theme } from '../../../widget/model/look/theme.ts';
import { DEFAULT_ACCENT_COLOR } from '../../../widget/numbers/constants.ts';
import { PAGE_STYLE } from '../style.ts';

/**
 * The widget shows title and text itself. The page's own stand there where it can't: in too old a browser, without
 * scripts, and where the loader has taken a frame away that never came.
 */
export const SHARE_STYLE = `${PAGE_STYLE}
body { display: flex; flex-direction: column; min-height: 100vh; }
main { flex: 1 0 auto; width: 100%; padding-top: clamp(1.25rem, 5vh, 3rem); padding-bottom: 2rem; }
h1, .publisher { font-family: var(--heading); }
.publisher { font-size: clamp(1.375rem, 4vw, 1.75rem); font-weight: 600; line-height: 1.2; margin: 0 0 1.25rem; color: var(--ink);
  overflow-wrap: anywhere; }
.lead { overflow-wrap: anywhere; }
.paid { margin: 0 0 .5rem; color: var(--soft); font-size: .875rem; }
iframe { background: var(--card); border-radius: var(--radius); }
.article { align-items: baseline; border: 1px solid var(--line); border-radius: var(--radius); display: flex; flex-wrap: wrap; gap: .125rem 1rem;
  justify-content: space-between; margin: 0 0 1.5rem; padding: .875rem 1.25rem; position: relative; }
.article:hover { border-color: var(--link); }
.article a { font-weight: 600; }
.article a::after { content: ""; inset: 0; position: absolute; }
.article span { color: var(--soft); font-size: .9375rem; overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: .9375rem; margin: 0 auto; max-width: 652px; padding: 0 1rem 2rem; width: 100%; }
footer p { border-top: 1px solid var(--line); margin: 0; overflow-wrap: anywhere; padding: 1rem 0 0; }
footer p + p { border: 0; padding-top: .5rem; }
@supports (accent-color: auto) { .about { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; } }
main:not(:has(iframe)) .about { clip-path: none; height: auto; position: static; width: auto; }
`;

/** Where no script runs, nobody can take part. */
export const NO_SCRIPT_STYLE =
  '.about{clip-path:none!important;height:auto!important;position:static!important;width:auto!important}[data-civic-action]{display:none!important}';

/** Around a light card, for readers who prefer the dark. */
const DARK = '#16191c';
const RADIUS_PX = 10;

function paletteOn(ground: string, accentColor: string) {
  const { background, text, muted, line, accent, accentText, scheme } = colorsFor(
    ground,
    accentColor,
    DEFAULT_ACCENT_COLOR,
  );
  return `color-scheme:${scheme};--paper:${background};--ink:${text};--soft:${muted};--line:${line};--accent:${accent};--link:${accentText};`;
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
  return `${face}:root{${own}${paletteOn(surface, theme.accentColor)}}${scheme === 'light' ? dark : ''}`;
}
