import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IN_MEMORY } from '../../../db/sqlite/files.ts';
import { DAY_MS } from '../../../time.ts';

const FOLDER = 'share-pictures';
const OWNER_ONLY = 0o700;

/** Links that were shared before the content changed still show the earlier picture. */
const KEPT_DAYS = 365;
/** Of one that a server was writing when it was killed. */
const UNFINISHED_DAYS = 1;

const NAME = /^[0-9a-f]{32}\.png$/;

/** Several servers may share the folder: they write the same bytes under one name, and none sees half a file. */
export async function openPictureFolder(dataDir: string, clock: () => Date) {
  const isTemporary = dataDir === IN_MEMORY;
  const folder = isTemporary ? await mkdtemp(join(tmpdir(), 'civic-action-pictures-')) : join(dataDir, FOLDER);
  const pathOf = (name: string) => join(folder, name);
  const daysSince = async (name: string) =>
    (clock().getTime() - (await stat(pathOf(name)).catch(() => ({ mtimeMs: Infinity }))).mtimeMs) / DAY_MS;

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
    /** Null for a name that no picture has. */
    read: (name: string): Promise<Buffer | null> =>
      NAME.test(name) ? readFile(pathOf(name)).catch(() => null) : Promise.resolve(null),
    async keep(name: string, png: Uint8Array) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
      const draft = pathOf(`${name}.${randomUUID()}`);
      try {
        await writeFile(draft, png);
        await rename(draft, pathOf(name));
      } catch (cause) {
        await rm(draft, { force: true }); // on a full disk its part would be in the way of others
        throw cause;
      }
      await touch(name);
    },
    /** Deletes pictures that no content has had for a year. */
    async purge() {
      for (const name of await readdir(folder).catch(() => []))
        if ((await daysSince(name)) > (NAME.test(name) ? KEPT_DAYS : UNFINISHED_DAYS))
          await rm(pathOf(name), { force: true });
    },
    close: () => (isTemporary ? rm(folder, { recursive: true, force: true }) : Promise.resolve()),
  };
}
