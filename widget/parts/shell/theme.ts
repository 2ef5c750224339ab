import type { CSSProperties } from 'react';
import { colorsFor } from '../../core/model/look/contrast.ts';
import { fontFamilies, radiusPx, type ShownTheme } from '../../core/model/look/theme.ts';
import { DEFAULT_ACCENT_COLOR } from '../../core/numbers/constants.ts';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A theme as the custom properties that the style sheets read, such as `--ca-accent`. Colors are mixed here and not by
 * `color-mix()`, which phones of 2022 lack, and so that their contrast can be checked.
 */
export function themeStyle(theme: ShownTheme): CSSProperties {
  const { backgroundColor, accentColor, fontFamily, headingFont, radius, logoGround } = theme;
  const { scheme, ...colors } = colorsFor(backgroundColor, accentColor, DEFAULT_ACCENT_COLOR);
  const style: Record<string, string> = { colorScheme: scheme, '--ca-font': fontFamilies(fontFamily) };
  if (headingFont) style['--ca-heading-font'] = fontFamilies(headingFont);
  if (logoGround) style['--ca-logo-ground'] = colorsFor(logoGround, accentColor, DEFAULT_ACCENT_COLOR).background;
  // A theme with its own corner radius has no pill-shaped buttons.
  if (radius !== null)
    for (const name of ['radius', 'radius-frame', 'radius-button']) style[`--ca-${name}`] = `${radiusPx(radius)}px`;
  for (const [name, color] of Object.entries(colors)) style[`--ca-${dashed(name)}`] = color;
  return style;
}
