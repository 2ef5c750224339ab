import type { ColorScheme } from '../model/look/theme.ts';
import type { Params } from './params.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Light or dark, where the reader's system may decide. A server does not know it, and draws no such card. */
export function schemeOf({ colorScheme }: Pick<Params, 'colorScheme'>): ColorScheme {
  if (colorScheme !== 'auto') return colorScheme ?? 'light';
  return globalThis.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

/** Hears when the reader's system changes, as many do in the evening. @returns a function that ends it */
export function watchScheme(tell: () => void): () => void {
  const query = globalThis.matchMedia?.(DARK);
  query?.addEventListener?.('change', tell);
  return () => query?.removeEventListener?.('change', tell);
}
