import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** A file that is younger than the page by more than this belongs to another build. */
const LONGEST_BUILD_MS = 60_000;

const HASHED = /-[A-Z0-9]{8}\.(js|css)/;

/**
 * A reader who has the earlier page open still asks for its chunks: those of the last build stay for one more. What was
 * itself carried over goes: it is older than the page that named it.
 */
async function carryOver(from: string, to: string) {
  const page = await stat(join(from, 'index.html')).catch(() => null);
  if (!page) return;
  for (const name of (await readdir(from)).filter((each) => HASHED.test(each))) {
    const isOfThatBuild = (await stat(join(from, name))).mtimeMs > page.mtimeMs - LONGEST_BUILD_MS;
    if (isOfThatBuild) await cp(join(from, name), join(to, name), { preserveTimestamps: true, force: false });
  }
}

/**
 * Puts a built site in the place of `dist/`: whoever serves or reads it meanwhile finds the old one or the new one, never
 * half of either. Chunks of a build with other settings, such as a development build, are not carried over.
 */
export async function swap(site: string, isCarriedOver: boolean) {
  const dist = join(ROOT, 'dist');
  const old = `${site}-old`;
  if (isCarriedOver) await carryOver(join(dist, 'widget'), join(site, 'widget'));
  await rename(dist, old).catch(() => {
    /* the first build has nothing to move away */
  });
  await rename(site, dist);
  await rm(old, { recursive: true, force: true });
}
