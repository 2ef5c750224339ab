import { copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

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

const FOLDER = 'builds';

const namesIn = (folder: string): Promise<string[]> => readdir(join(folder, 'widget')).catch(() => []);

/** Another name for each file: a thousand copies would take a second of each start. Other disks take copies alone. */
async function takeFiles(distDir: string, names: string[], to: string) {
  await mkdir(join(to, 'widget'), { recursive: true });
  for (const name of names) {
    const [file, kept] = [join(distDir, 'widget', name), join(to, 'widget', name)] as const;
    // Nothing writes into a file whose name has its hash: a build replaces its whole folder.
    await link(file, kept).catch(() => copyFile(file, kept));
  }
}

/** Makes `current` the last build and stores the new one as `current`. */
async function moveUp(distDir: string, names: string[], builds: string) {
  const [draft, current, last] = ['draft', 'current', 'last'].map((name) => join(builds, name)) as [
    string,
    string,
    string,
  ];
  await rm(draft, { recursive: true, force: true });
  await takeFiles(distDir, names, draft);
  await rm(last, { recursive: true, force: true });
  await rename(current, last).catch(() => mkdir(last, { recursive: true }));
  await rename(draft, current);
}

/**
 * Keeps the files of this build and of the last one in `dataDir`. Readers whose page came from the last build still ask
 * for its chunks after an upgrade, even if the new build is in an image of its own. Older builds are deleted.
 *
 * @returns the folder of the last build's files; null if they can't be kept
 */
export async function keepLastBuild(
  { distDir, dataDir }: { distDir: string; dataDir: string },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string | null> {
  const files = dataDir === ':memory:' ? null : await readBuildFiles(distDir);
  if (!files) return null;
  const builds = join(dataDir, FOLDER);
  const served = files.own.filter((name) => !name.endsWith('.map'));
  try {
    if (!hasSameFiles(served, await namesIn(join(builds, 'current')))) await moveUp(distDir, served, builds);
    await mkdir(join(builds, 'last'), { recursive: true });
    return join(builds, 'last');
  } catch (cause) {
    // Another server may be doing the same. Readers of this build lose nothing.
    log.warn({ err: cause }, 'the files of the last build could not be kept');
    return null;
  }
}
