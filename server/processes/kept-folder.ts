import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IN_MEMORY } from '../db/sqlite/files.ts';
import { DAY_MS } from '../time.ts';

const OWNER_ONLY = 0o700;

/** What content no longer needs may still be asked for: links that were shared before it changed. */
const KEPT_DAYS = 365;
/** Of one that a server was writing when it was killed. */
const UNFINISHED_DAYS = 1;

export type KeptFolder = Awaited<ReturnType<typeof openKeptFolder>>;

/**
 * A folder of files whose names say what is in them. Several servers may share it: they write the same bytes under one name,
 * and none sees half a file.
 *
 * @param folderName its name in `dataDir`
 * @param isName whether a file of the folder may have such a name
 */
export async function openKeptFolder(
  dataDir: string,
  folderName: string,
  isName: (name: string) => boolean,
  clock: () => Date,
) {
  const isTemporary = dataDir === IN_MEMORY;
  const folder = isTemporary ? await mkdtemp(join(tmpdir(), `civic-action-${folderName}-`)) : join(dataDir, folderName);
  const pathOf = (name: string) => join(folder, name);
  /** Days since a file was written or touched; infinite for one that is not there. */
  const daysSince = async (name: string) =>
    (clock().getTime() - (await stat(pathOf(name)).catch(() => ({ mtimeMs: Number.NEGATIVE_INFINITY }))).mtimeMs) /
    DAY_MS;

  const has = (name: string): Promise<boolean> =>
    stat(pathOf(name)).then(
      () => true,
      () => false,
    );

  /** Its time says until when content had it. */
  const touch = (name: string) => utimes(pathOf(name), clock(), clock());

  return {
    has,
    touch,
    daysSince,
    /** Null for a name that no file has. */
    read: (name: string): Promise<Buffer | null> =>
      isName(name) ? readFile(pathOf(name)).catch(() => null) : Promise.resolve(null),
    async keep(name: string, bytes: Uint8Array) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
      const draft = pathOf(`${name}.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, pathOf(name));
      } catch (cause) {
        await rm(draft, { force: true }); // on a full disk its part would be in the way of others
        throw cause;
      }
      await touch(name);
    },
    /** Deletes files that no content has had for a year. */
    async purge() {
      for (const name of await readdir(folder).catch(() => []))
        if ((await daysSince(name)) > (isName(name) ? KEPT_DAYS : UNFINISHED_DAYS))
          await rm(pathOf(name), { force: true });
    },
    close: () => (isTemporary ? rm(folder, { recursive: true, force: true }) : Promise.resolve()),
  };
}
