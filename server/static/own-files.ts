import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CardParts } from '../../widget/core/api/wire/served-page.ts';
import { imageUrl } from '../../widget/core/model/look/image-url.ts';
import { UNCHANGED } from '../http/content-policy.ts';

export type OwnFiles = {
  /** The build, whose `images/` the server serves. */
  distDir: string;
  /** The path of a file that the demo newspaper has below `images/gazette/`; null for any other name. */
  demoFile?: ((file: string) => string | null) | undefined;
};

/** Stands for wherever the server is served from. */
export const SELF = 'https://self.invalid';
const DEMO = '/images/gazette/';

const partsOf = (distDir: string) => join(distDir, 'server/card.json');

/** Where the build's widget looks for files with a plain name; null where nothing is built. */
export function imagesBaseOf(distDir: string): string | null {
  try {
    const { imagesBase }: CardParts = JSON.parse(readFileSync(partsOf(distDir), 'utf8'));
    return imagesBase ?? null;
  } catch {
    return null;
  }
}

/** What is read from a file of the build, for those who ask often: read again only when a build has replaced it. */
export function ofBuild<Read>(file: string, read: (isThere: boolean) => Read): () => Read {
  let known: { at: number | undefined; value: Read } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (!known || known.at !== at) known = { at, value: read(at !== undefined) };
    return known.value;
  };
}

export const createImagesBase = (distDir: string) => ofBuild(partsOf(distDir), () => imagesBaseOf(distDir));

/** Where a reader's browser looks for a picture; null if that is unknown. */
export const pictureUrl = (name: string | number, imagesBase: string | null): URL | null =>
  URL.parse(imageUrl(name, imagesBase ?? ''), imagesBase === null ? undefined : SELF);

/** The file that the server itself sends for a path; null if it has none. */
export function ownFile(pathname: string, { distDir, demoFile }: OwnFiles): string | null {
  try {
    const path = decodeURIComponent(pathname);
    const found = path.startsWith(DEMO) ? demoFile?.(path.slice(DEMO.length)) : null;
    if (found) return found;
    const file = join(distDir, path);
    // An encoded slash and two dots lead out of the build, which the server refuses too.
    if (relative(distDir, file).startsWith('..')) return null;
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
  } catch {
    return null; // a percent sign that encodes nothing
  }
}

const YEAR = 'public, max-age=31536000';
export const IMMUTABLE = `${YEAR}, immutable`;
/** Pages use a fixed address for these, so that a new version must arrive within minutes. */
const SHORT = 'public, max-age=300, stale-while-revalidate=600';
const REVALIDATE = `no-cache, ${UNCHANGED}`;

/** esbuild's hash: eight of A–Z and 2–7. */
const HASHED = /-[A-Z0-9]{8}\.[\w.]+$/;
const VERSIONED = /^v\d+\.\d+\.\d+[^/]*\//;

/** How long a file of `dist/` may be cached, by its path. */
export function cacheControlOf(path: string): string {
  if (path.endsWith('.html')) return REVALIDATE;
  if (VERSIONED.test(path) || HASHED.test(path)) return IMMUTABLE;
  return path === 'up.txt' ? YEAR : SHORT;
}
