import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'superstruct';
import { Theme as WireTheme } from '../../widget/core/api/wire/widget.ts';
import type { WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { colorsFor } from '../../widget/core/model/look/contrast.ts';
import { fontFileOf } from '../../widget/core/model/look/font-file.ts';
import { fontFamilies, type GivenTheme, radiusPx, type Theme, themeOf } from '../../widget/core/model/look/theme.ts';
import { DARK_BACKGROUND_COLOR, DEFAULT_ACCENT_COLOR } from '../../widget/core/numbers/constants.ts';

/** Sheets of `styles/`, one after the other, for a page that has them inline: without what only their authors need. */
export const styleOf = (...sheets: string[]) =>
  sheets
    .map((sheet) => readFileSync(join(import.meta.dirname, 'styles', `${sheet}.css`), 'utf8'))
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, ' ');

/** Without the fields that can't be read, as the widget reads it. */
const sound = (given: unknown): GivenTheme =>
  Object.fromEntries(Object.entries(given ?? {}).filter((field) => is(Object.fromEntries([field]), WireTheme())));

/** The theme in which a widget's first card is shown. */
export const themeOfFirst = (widget: WireWidget, action: WireAction | undefined): Theme =>
  themeOf(sound(action?.partner?.customTheme), sound(widget.customTheme), sound(widget.publisherCustomTheme));

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
  const own = `--card:${background};--frame:${background};--radius:${radius}px;--heading:${fontFamilies(theme.headingFont || theme.fontFamily)},system-ui,sans-serif;`;
  const inTheDark = { backgroundColor: DARK_BACKGROUND_COLOR, accentColor: theme.accentColor, ...theme.dark };
  const [ground, accent] = [String(inTheDark.backgroundColor), String(inTheDark.accentColor)];
  // Nothing of a theme stands in the page as it was written: it might end the element around it.
  const frame = colorsFor(ground, accent, DEFAULT_ACCENT_COLOR).background;
  const dark = `@media (prefers-color-scheme:dark){:root{--frame:${frame};${paletteOn(ground, accent)}}}`;
  return `${face}:root{${own}${paletteOn(surface, theme.accentColor, background)}}${scheme === 'light' ? dark : ''}`;
}
