import type { Dimension } from '../answers.ts';

/** What figures can be split by: a name in a list, and the head of a column. */
export const DIMENSION_WORDS: Record<Dimension, string> = {
  publisher: 'Publisher',
  widget: 'Widget',
  article: 'Article',
  embedType: 'Way of embedding',
  version: 'Release',
  connection: 'Connection',
  country: 'Country',
  device: 'Device',
  arrival: 'How the widget came',
  cache: 'Cache',
  navigation: 'How the page was opened',
};

const EMBED_TYPES: Record<string, string> = {
  1: 'Script, by the article’s address',
  3: 'Script, by the widget’s id',
  5: 'Frame without the script',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

function regionOf(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code; // no code at all, such as "unknown"
  }
}

const NAMED: Partial<Record<Dimension, (value: string) => string>> = {
  embedType: (value) => EMBED_TYPES[value] ?? value,
  country: regionOf,
};

/** A value as people read it; what could not be learned is an empty one. */
export const valueWords = (by: Dimension, value: string): string =>
  value === '' ? 'Not known' : (NAMED[by]?.(value) ?? value);
