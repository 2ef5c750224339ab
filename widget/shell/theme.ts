import type { CSSProperties } from 'react';
import { colorsFor } from '../model/look/contrast.ts';
import { fontFamilies, radiusPx, type Theme } from '../model/look/theme.ts';
import { DEFAULT_ACCENT_COLOR } from '../numbers/constants.ts';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A theme as the custom properties that the stylesheet reads. Colours between two others are mixed here, not by
 * `color-mix()`: phones of 2022 don't know it, and what is mixed here is also checked for contrast.
 */
export function themeStyle(theme: Theme): CSSProperties {
  const { backgroundColor, accentColor, fontFamily, headingFont, radius } = theme;
  const { scheme, ...colors } = colorsFor(backgroundColor, accentColor, DEFAULT_ACCENT_COLOR);
  const style: Record<string, string> = { colorScheme: scheme, '--ca-font': fontFamilies(fontFamily) };
  if (headingFont) style['--ca-heading-font'] = fontFamilies(headingFont);
  // A paper with corners of its own has no pills.
  if (radius !== null)
    for (const name of ['radius', 'radius-frame', 'radius-button']) style[`--ca-${name}`] = `${radiusPx(radius)}px`;
  for (const [name, color] of Object.entries(colors)) style[`--ca-${dashed(name)}`] = color;
  return style;
}
