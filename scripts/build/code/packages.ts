import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Our own version. */
export const VERSION = versionIn('.');

export const versionOf = (name: string) => versionIn(`node_modules/${name}`);
