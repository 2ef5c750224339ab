import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A build's list of its own files, and of those that it keeps from the last build. */
export const LISTING = 'widget/files.json';

type BuildFiles = { own: string[]; carried: string[] };

const HASHED = /-[A-Z0-9]{8}\.(js|css)/;

/** Whether a name holds a hash of the file's content. */
export const isHashed = (name: string) => HASHED.test(name);

/** A build's list of files; null if it is missing or unreadable. */
export async function readBuildFiles(dist: string): Promise<BuildFiles | null> {
  try {
    return JSON.parse(await readFile(join(dist, LISTING), 'utf8'));
  } catch {
    return null;
  }
}

export const hasSameFiles = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name));
