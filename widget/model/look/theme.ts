import { DEFAULT_ACCENT_COLOR, DEFAULT_BACKGROUND_COLOR, DEFAULT_FONT_FAMILY } from '../../numbers/constants.ts';

export type Theme = { backgroundColor: string; accentColor: string; fontFamily: string };

type Given = { [K in keyof Theme]?: string | null } | null | undefined;

/** The first theme that sets a property wins: the widget's own, then the publisher's, then ours (spec §9). */
export function themeOf(...given: Given[]): Theme {
  const pick = (key: keyof Theme, fallback: string) => given.find((theme) => theme?.[key])?.[key] || fallback;
  return {
    backgroundColor: pick('backgroundColor', DEFAULT_BACKGROUND_COLOR),
    accentColor: pick('accentColor', DEFAULT_ACCENT_COLOR),
    fontFamily: pick('fontFamily', DEFAULT_FONT_FAMILY),
  };
}

/**
 * A publisher's font names as CSS: whatever could end the declaration is taken out, and a name with a digit is quoted,
 * since one that is no identifier ("Source Sans 3") would void the whole declaration.
 */
export const fontFamilies = (names: string): string =>
  names.replace(/[^\p{L}\p{N} ,_-]/gu, '').replace(/ *([^,]*\d[^,]*)/g, '"$1"') || DEFAULT_FONT_FAMILY;
