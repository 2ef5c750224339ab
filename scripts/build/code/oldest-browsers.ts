/** Versions by the names of MDN's compatibility data. */
export type Versions = Readonly<Record<string, string>>;

const everywhere = (chrome: string, firefox: string, safari: string): Versions => ({
  chrome,
  chrome_android: chrome,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: safari,
});

/**
 * The first versions with both `Object.hasOwn` and `<dialog>`: the widget works from these on (docs/publishers.md,
 * Browsers).
 */
export const OLDEST = everywhere('93', '98', '15.4');

/** The first versions with container queries, which the whole layout needs. */
export const WHOLE_LAYOUT = everywhere('105', '110', '16.0');

/** esbuild's target: newer syntax is rewritten. */
export const TARGET = ['chrome', 'firefox', 'safari'].map((name) => `${name}${OLDEST[name]}`);
