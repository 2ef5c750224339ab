import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's folder. */
export const ROOT = dirname(dirname(import.meta.dirname));

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Our own version. */
export const VERSION = versionIn('.');

export const versionOf = (name: string) => versionIn(`node_modules/${name}`);
