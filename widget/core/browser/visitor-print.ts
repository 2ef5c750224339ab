/** Sources that are never run (spec §7), because readers rightly object to them. */
const EXCLUDED = [
  'canvas',
  'webGlBasics',
  'webGlExtensions',
  'fonts',
  'fontPreferences',
  'audio',
  'audioBaseLatency',
] as const;

/** A fingerprint of the browser, against ballot stuffing, as base64 text. Loaded only with consent. */
export async function visitorPrint(): Promise<string> {
  // loadSources is not covered by semantic versioning, so the package's version is pinned.
  const { hashComponents, loadSources, sources } = await import('@fingerprintjs/fingerprintjs');
  const components = await loadSources(sources, { cache: {}, debug: false }, EXCLUDED)();
  return btoa(hashComponents(components));
}
