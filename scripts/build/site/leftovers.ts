import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

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
