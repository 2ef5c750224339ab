const YEAR = 'public, max-age=31536000';
export const IMMUTABLE = `${YEAR}, immutable`;
/** Pages use a fixed address for these, so that a new version must arrive within minutes. */
const SHORT = 'public, max-age=300, stale-while-revalidate=600';
const REVALIDATE = 'no-cache';

/** esbuild's hash: eight of A–Z and 2–7. */
const HASHED = /-[A-Z0-9]{8}\.[\w.]+$/;
const VERSIONED = /^v\d+\.\d+\.\d+[^/]*\//;

/** How long a file of `dist/` may be cached, by its path. */
export function cacheControlOf(path: string): string {
  if (path.endsWith('.html')) return REVALIDATE;
  if (VERSIONED.test(path) || HASHED.test(path)) return IMMUTABLE;
  return path === 'up.txt' ? YEAR : SHORT;
}
