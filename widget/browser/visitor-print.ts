/** Left out (spec §7), and so never run: they are what readers rightly mind. */
const EXCLUDED = [
  'canvas',
  'webGlBasics',
  'webGlExtensions',
  'fonts',
  'fontPreferences',
  'audio',
  'audioBaseLatency',
] as const;

/** What tells one browser from another, against ballot stuffing: base64 text. Loaded only with consent. */
export async function visitorPrint(): Promise<string> {
  // loadSources is outside the package's promises between versions; ours is pinned.
  const { hashComponents, loadSources, sources } = await import('@fingerprintjs/fingerprintjs');
  const components = await loadSources(sources, { cache: {}, debug: false }, EXCLUDED)();
  return btoa(hashComponents(components));
}
