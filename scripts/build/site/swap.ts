import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasSameFiles, isHashed, LISTING, readBuildFiles } from '../../../server/static/keep-last-build.ts';
import { ROOT } from '../root.ts';

const hashedIn = async (dist: string) => (await readdir(join(dist, 'widget')).catch(() => [])).filter(isHashed);

/**
 * Carries over the last build's chunks, for which its pages still ask, for one more build. Chunks that were carried
 * over before are dropped, unless this build has the same files as the last one.
 *
 * @returns the names of the carried files
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
 * Replaces `dist/` with a built site, so that a server finds either the old or the new one complete.
 *
 * @param isCarriedOver false after a build for another environment, whose chunks must not be carried over
 */
export async function swap(site: string, isCarriedOver: boolean, dist = join(ROOT, 'dist')) {
  const old = `${site}-old`;
  const own = await hashedIn(site);
  const carried = isCarriedOver ? await carryOver(dist, site, own) : [];
  await writeFile(join(site, LISTING), JSON.stringify({ own, carried }));
  await rename(dist, old).catch(() => {
    /* the first build has nothing to replace */
  });
  await rename(site, dist);
  await rm(old, { recursive: true, force: true });
}

const SITE = /^site-(\d+)(-old)?$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes files of builds that were ended early. */
export async function removeLeftovers(cache = join(ROOT, '.cache')) {
  for (const name of await readdir(cache).catch(() => [])) {
    const pid = Number(SITE.exec(name)?.[1] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid)) await rm(join(cache, name), { recursive: true, force: true });
  }
}
