import { fontFamilies, type Theme } from './theme.ts';

/** A font's name, and the address of its file, as they go into CSS. */
export type FontFile = { family: string; url: string };

/** @param imagesBase the absolute URL of the files with a plain name @returns null for a theme without a file */
export function fontFileOf(
  { fontUrl, fontOf }: Pick<Theme, 'fontUrl' | 'fontOf'>,
  imagesBase: string,
): FontFile | null {
  if (!fontUrl) return null;
  try {
    const { href, protocol } = new URL(fontUrl, imagesBase);
    const family = (fontFamilies(fontOf).split(',')[0] ?? '').replaceAll('"', '').trim();
    return /^https?:$/.test(protocol) ? { family, url: href.replaceAll('\\', '%5C') } : null;
  } catch {
    return null;
  }
}
