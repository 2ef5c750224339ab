import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In a build, beside its page: which files are its own, and which stay for readers of the last one. */
export const LISTING = 'widget/files.json';

export type BuildFiles = { own: string[]; carried: string[] };

const HASHED = /-[A-Z0-9]{8}\.(js|css)/;

/** Names that change with what is in them: a page asks for exactly its own. */
export const isHashed = (name: string) => HASHED.test(name);

/** What a build says of its files; null where there is none, or one by another hand. */
export async function readBuildFiles(dist: string): Promise<BuildFiles | null> {
  try {
    return JSON.parse(await readFile(join(dist, LISTING), 'utf8'));
  } catch {
    return null;
  }
}

export const hasSameFiles = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name));
