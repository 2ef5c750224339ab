import { DEFAULT_ACCENT_COLOR, DEFAULT_BACKGROUND_COLOR, DEFAULT_FONT_FAMILY } from '../../numbers/constants.ts';

export type Theme = {
  backgroundColor: string;
  accentColor: string;
  fontFamily: string;
  /** A font file for the first name of `fontFamily`; '' where readers have the font. */
  fontUrl: string;
  /** Fonts of titles; '' for those of the text. */
  headingFont: string;
  /** Of corners, CSS px; null for our own. */
  radius: number | null;
};

export type GivenTheme = { [K in keyof Theme]?: Theme[K] | null | undefined };

type Given = GivenTheme | null | undefined;

/** Larger corners would cut into what stands in them. */
export const MAX_RADIUS_PX = 24;

/** A file without a family beside it belongs to the next theme's family; one behind another family is not for that. */
function fontUrlOf(given: readonly Given[]): string {
  const theme = given.find((each) => each?.fontUrl || each?.fontFamily);
  return theme?.fontUrl ?? '';
}

/** The first theme that sets a property wins: the widget's own, then the publisher's, then ours (spec §9). */
export function themeOf(...given: Given[]): Theme {
  const pick = (key: 'backgroundColor' | 'accentColor' | 'fontFamily' | 'headingFont', fallback: string) =>
    given.find((theme) => theme?.[key])?.[key] || fallback;
  return {
    backgroundColor: pick('backgroundColor', DEFAULT_BACKGROUND_COLOR),
    accentColor: pick('accentColor', DEFAULT_ACCENT_COLOR),
    fontFamily: pick('fontFamily', DEFAULT_FONT_FAMILY),
    fontUrl: fontUrlOf(given),
    headingFont: pick('headingFont', ''),
    radius: given.find((theme) => typeof theme?.radius === 'number')?.radius ?? null,
  };
}

/** A corner as the screens can draw it, CSS px. */
export const radiusPx = (radius: number): number => Math.min(Math.max(radius, 0), MAX_RADIUS_PX);

/**
 * A publisher's font names as CSS. Characters that could end the declaration are removed. A name with a digit is
 * quoted, because one that is no identifier ("Source Sans 3") would make the whole declaration invalid.
 */
export const fontFamilies = (names: string): string =>
  names.replace(/[^\p{L}\p{N} ,_-]/gu, '').replace(/ *([^,]*\d[^,]*)/g, '"$1"') || DEFAULT_FONT_FAMILY;
