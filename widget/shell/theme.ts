import type { CSSProperties } from 'react';
import { DEFAULT_ACCENT_COLOR } from '../constants.ts';
import { colorsFor } from '../model/contrast.ts';
import type { Theme } from '../model/theme.ts';

/** A font name is the publisher's text: whatever could end the declaration is taken out. */
const fontName = (name: string) => name.replaceAll(/[^\p{L}\p{N} ,'"_-]/gu, '');

/** A theme as the custom properties that the stylesheet reads. */
export function themeStyle({ backgroundColor, accentColor, fontFamily }: Theme): CSSProperties {
  const colors = colorsFor(backgroundColor, accentColor, DEFAULT_ACCENT_COLOR);
  return {
    '--ca-background': colors.background,
    '--ca-text': colors.text,
    '--ca-accent': colors.accent,
    '--ca-on-accent': colors.onAccent,
    '--ca-accent-text': colors.accentText,
    '--ca-error': colors.error,
    '--ca-font': fontName(fontFamily),
  } as CSSProperties;
}
