import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, '.cache/built');
const KEPT_MS = 3 * 24 * 60 * 60 * 1_000;

const now = new Map<string, Promise<Buffer>>();

/** What an earlier build has made, which then stays for another while. */
async function find(path: string): Promise<Buffer | null> {
  try {
    const made = await readFile(path);
    const at = new Date();
    await utimes(path, at, at);
    return made;
  } catch {
    return null;
  }
}

/** Builds may run beside each other: none reads what another has half written. */
async function keep(path: string, made: Buffer) {
  await mkdir(FOLDER, { recursive: true });
  const half = `${path}.${process.pid}`;
  await writeFile(half, made);
  await rename(half, path);
}

/**
 * Makes something of an input once, for this build and those of the next days: to minify and to compress takes most of a
 * build, and little changes between two.
 *
 * @param how names what makes it, with all that the result depends on besides the input
 */
export function kept(how: string, input: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(`${how}\0`).update(input).digest('hex');
  const path = join(FOLDER, key);
  const known = now.get(key);
  if (known) return known;
  const made = find(path).then(async (earlier) => {
    if (earlier) return earlier;
    const result = await make();
    await keep(path, result);
    return result;
  });
  now.set(key, made);
  return made;
}

/** Removes what no build has asked for within three days. */
export async function removeOld(): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const path = join(FOLDER, name);
    const info = await stat(path).catch(() => null);
    if (info && info.mtimeMs < oldest) await rm(path, { force: true });
  }
}
