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

/** Everything works from these on: the first with both `Object.hasOwn` and `<dialog>` (docs/publishers.md, Browsers). */
export const OLDEST = everywhere('93', '98', '15.4');

/** From these on the layout is whole: the first with container queries. */
export const WHOLE_LAYOUT = everywhere('105', '110', '16.0');

/** For esbuild: newer syntax is rewritten. */
export const TARGET = ['chrome', 'firefox', 'safari'].map((name) => `${name}${OLDEST[name]}`);
