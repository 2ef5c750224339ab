import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasSameFiles, isHashed, LISTING, readBuildFiles } from '../../../server/static/build-files.ts';
import { ROOT } from '../root.ts';

const hashedIn = async (dist: string) => (await readdir(join(dist, 'widget')).catch(() => [])).filter(isHashed);

/**
 * A reader who has the page of the last build open still asks for its chunks: they stay for one more build. What was itself
 * carried over goes, unless this build is the last one again.
 *
 * @returns the names that stay
 */
async function carryOver(dist: string, site: string, own: readonly string[]): Promise<string[]> {
  const last = (await readBuildFiles(dist)) ?? { own: await hashedIn(dist), carried: [] };
  const wanted = hasSameFiles(own, last.own) ? last.carried : last.own;
  const there = await hashedIn(dist);
  const carried = wanted.filter((name) => there.includes(name) && !own.includes(name));
  for (const name of carried)
    await cp(join(dist, 'widget', name), join(site, 'widget', name), { preserveTimestamps: true });
  return carried;
}

/**
 * Puts a built site in the place of `dist/`: whoever serves or reads it meanwhile finds the old one or the new one, never
 * half of either.
 *
 * @param isCarriedOver false after a build for another environment: a development build's chunks belong into no other
 */
export async function swap(site: string, isCarriedOver: boolean, dist = join(ROOT, 'dist')) {
  const old = `${site}-old`;
  const own = await hashedIn(site);
  const carried = isCarriedOver ? await carryOver(dist, site, own) : [];
  await writeFile(join(site, LISTING), JSON.stringify({ own, carried }));
  await rename(dist, old).catch(() => {
    /* the first build has nothing to move away */
  });
  await rename(site, dist);
  await rm(old, { recursive: true, force: true });
}
