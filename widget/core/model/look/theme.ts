import {
  DARK_BACKGROUND_COLOR,
  DEFAULT_ACCENT_COLOR,
  DEFAULT_BACKGROUND_COLOR,
  DEFAULT_FONT_FAMILY,
} from '../../numbers/constants.ts';
import { colorsFor } from './contrast.ts';

export type Theme = {
  backgroundColor: string;
  accentColor: string;
  fontFamily: string;
  /** A font file, by web address or by name below the server's image address; '' where readers have the fonts. */
  fontUrl: string;
  /** The fonts, `fontFamily` or `headingFont`, whose first name the file is for; '' without a file. */
  fontOf: string;
  /** Fonts of titles; '' for those of the text. */
  headingFont: string;
  /** Of corners, CSS px; null for our own. */
  radius: number | null;
  /** What differs in the dark. */
  dark?: GivenTheme | null | undefined;
};

export type GivenTheme = { [K in keyof Theme]?: Theme[K] | null | undefined };

/** @property logoGround the light ground for which the logos of a darkened theme were drawn */
export type ShownTheme = Theme & { logoGround?: string };

export type ColorScheme = 'light' | 'dark';

type Given = GivenTheme | null | undefined;

/** Larger corners would cut into what stands in them. */
export const MAX_RADIUS_PX = 24;

/**
 * The first file, which is for the `fontFamily` beside it, else for the `headingFont` beside it, else for whatever family
 * is used. No file, if fonts of another theme are used in place of these.
 */
function fontFileOf(given: readonly Given[], { fontFamily, headingFont }: Pick<Theme, 'fontFamily' | 'headingFont'>) {
  const { fontUrl, ...beside } = given.find((theme) => theme?.fontUrl) ?? {};
  const fontOf = beside.fontOf || beside.fontFamily || beside.headingFont || fontFamily;
  return fontUrl && [fontFamily, headingFont].includes(fontOf) ? { fontUrl, fontOf } : { fontUrl: '', fontOf: '' };
}

/** What themes set for the dark; the first that sets a property wins there too. */
const darkOf = (given: readonly Given[]): GivenTheme =>
  Object.fromEntries(
    given.flatMap((theme) => Object.entries(theme?.dark ?? {}).filter(([, value]) => value != null)).reverse(),
  );

/** The first theme that sets a property wins: the partner's, the widget's, the publisher's, then ours (spec §9). */
export function themeOf(...given: Given[]): Theme {
  const pick = (key: 'backgroundColor' | 'accentColor' | 'fontFamily' | 'headingFont', fallback: string) =>
    given.find((theme) => theme?.[key])?.[key] || fallback;
  const dark = darkOf(given);
  const fonts = { fontFamily: pick('fontFamily', DEFAULT_FONT_FAMILY), headingFont: pick('headingFont', '') };
  return {
    ...fonts,
    ...fontFileOf(given, fonts),
    backgroundColor: pick('backgroundColor', DEFAULT_BACKGROUND_COLOR),
    accentColor: pick('accentColor', DEFAULT_ACCENT_COLOR),
    radius: given.find((theme) => typeof theme?.radius === 'number')?.radius ?? null,
    ...(Object.keys(dark).length > 0 && { dark }),
  };
}

/**
 * The theme by light or by dark (docs/content.md, Themes). Where none says what differs in the dark, the ground does: a
 * theme that is dark already stays as it is.
 */
export function themeIn(scheme: ColorScheme, ...given: Given[]): ShownTheme {
  const usual = themeOf(...given);
  if (scheme === 'light') return usual;
  const isDark = colorsFor(usual.backgroundColor, usual.accentColor, DEFAULT_ACCENT_COLOR).scheme === 'dark';
  const ground = isDark ? usual.backgroundColor : DARK_BACKGROUND_COLOR;
  const shown = themeOf(usual.dark, { backgroundColor: ground }, ...given);
  return isDark ? shown : { ...shown, logoGround: usual.backgroundColor };
}

/** A corner as the screens can draw it, CSS px. */
export const radiusPx = (radius: number): number => Math.min(Math.max(radius, 0), MAX_RADIUS_PX);

/** Names that mean a kind of font, and lose that meaning in quotes. */
const GENERIC =
  /^(-apple-system|BlinkMacSystemFont|system-ui|cursive|fantasy|math|(ui-)?(sans-serif|serif|monospace|rounded))$/;

/**
 * A publisher's font names as CSS. Characters that could end the declaration are removed, empty names too. Names are
 * quoted: one that is no identifier ("Source Sans 3") or a keyword would make the whole declaration invalid.
 */
export const fontFamilies = (names: string): string =>
  names
    .replace(/[^\p{L}\p{N} ,_-]/gu, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (GENERIC.test(name) ? name : `"${name}"`))
    .join(', ') || `"${DEFAULT_FONT_FAMILY}"`;
