import { fontFamilies, type Theme } from './theme.ts';

/** A font's name, and the address of its file as it goes into CSS. */
export type FontFile = { family: string; url: string };

/** @param imagesBase where files with a plain name are @returns null for a theme without a file */
export function fontFileOf(
  { fontUrl, fontOf }: Pick<Theme, 'fontUrl' | 'fontOf'>,
  imagesBase: string,
): FontFile | null {
  if (!fontUrl) return null;
  try {
    const { href, protocol } = new URL(fontUrl, new URL(imagesBase, location.href));
    const family = (fontFamilies(fontOf).split(',')[0] ?? '').replaceAll('"', '').trim();
    return /^https?:$/.test(protocol) ? { family, url: href } : null;
  } catch {
    return null;
  }
}
