import { fontFamilies } from './theme.ts';

/** The name under which a theme's font file is used. */
export const firstFamily = (names: string): string =>
  (fontFamilies(names).split(',')[0] ?? '').replaceAll('"', '').trim();

/** @returns the file's address as it goes into CSS; null for what is none */
export function fontFileUrl(url: string): string | null {
  try {
    const { href, protocol } = new URL(url);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
