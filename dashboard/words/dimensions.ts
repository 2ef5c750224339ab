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

/** Numbers of `EMBED` (contract §2). */
const EMBED_TYPES: Record<string, string> = {
  0: 'Script without a frame, by the article’s address',
  1: 'Script, by the article’s address',
  2: 'Script without a frame, by the widget’s id',
  3: 'Script, by the widget’s id',
  4: 'Iframely',
  5: 'Frame without the script',
  6: 'React, by the article’s address',
  7: 'React, by the widget’s id',
};

/** What browsers compare a connection with; none calls it faster than 4G. */
const CONNECTIONS: Record<string, string> = {
  'slow-2g': 'Slower than 2G',
  '2g': 'Like 2G',
  '3g': 'Like 3G',
  '4g': 'Like 4G, or faster',
};

const DEVICES: Record<string, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

const ARRIVALS: Record<string, string> = {
  loader: 'Frame made by the script, without a first card',
  'loader card': 'Frame made by the script, with its first card',
  page: 'Frame in the page’s HTML, without a first card',
  'page card': 'Frame in the page’s HTML, with its first card',
  native: 'Drawn in the page, without a frame',
};

const CACHES: Record<string, string> = { network: 'From the network', cache: 'From the browser’s cache' };

const NAVIGATIONS: Record<string, string> = {
  navigate: 'By a link or its address',
  reload: 'Reloaded',
  back_forward: 'Back or forward',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

function regionOf(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code; // no code at all, such as "unknown"
  }
}

/** Values may be anybody's, such as `toString`. */
const oneOf = (words: Record<string, string>) => {
  const known = new Map(Object.entries(words));
  return (value: string) => known.get(value) ?? value;
};

const NAMED: Partial<Record<Dimension, (value: string) => string>> = {
  embedType: oneOf(EMBED_TYPES),
  connection: oneOf(CONNECTIONS),
  country: regionOf,
  device: oneOf(DEVICES),
  arrival: oneOf(ARRIVALS),
  cache: oneOf(CACHES),
  navigation: oneOf(NAVIGATIONS),
};

/** What the server cannot learn, and what it counts together: rare values, and those that strangers made up. */
const unnamed = oneOf({ '': 'Not known', other: 'Others' });

/** A value as people read it. */
export const valueWords = (by: Dimension, value: string): string => unnamed(NAMED[by]?.(value) ?? value);
