import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Brotli bytes per part, as the build measured them. */
export type BuiltSizes = {
  loader: number;
  firstCard: number;
  kinds: Record<string, { own: number; all: number; libraries: Record<string, number> }>;
  /** What several kinds share. */
  features: Record<string, number>;
  locales: Record<string, number>;
};

export const ROOT = dirname(dirname(dirname(import.meta.dirname)));

export function builtSizes(): BuiltSizes {
  const record = join(ROOT, '.cache/build.json');
  if (!existsSync(record)) throw new Error('No record of a build: run npm run build');
  return (JSON.parse(readFileSync(record, 'utf8')) as { sizes: BuiltSizes }).sizes;
}
