import { DEFAULT_ACCENT_COLOR, DEFAULT_BACKGROUND_COLOR, DEFAULT_FONT_FAMILY } from '../constants.ts';

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

const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|-apple-system)$/;

/**
 * A publisher's font names as CSS. Each is quoted, since one that is no identifier ("Source Sans 3") would void the whole
 * declaration; whatever could end a quoted name is taken out.
 */
export const fontFamilies = (names: string): string =>
  names
    .split(',')
    .map((name) => name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim())
    .filter(Boolean)
    .map((name) => (GENERIC.test(name) ? name : `"${name}"`))
    .join(',') || DEFAULT_FONT_FAMILY;
