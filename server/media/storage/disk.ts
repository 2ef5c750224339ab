import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { pictureOf, type Storage } from './storage.ts';

const OWNER_ONLY = 0o700;

/** A video's files: it, what the upload server notes beside it, and its picture. */
export const filesOf = (name: string) => [name, `${name}.json`, pictureOf(name)];

/** Keeps files in a folder that only its owner can read. @param folder `null` for one that is deleted at the end */
export async function diskStorage(folder: string | null): Promise<Storage> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'civic-action-media-')));
  await mkdir(directory, { recursive: true, mode: OWNER_ONLY });
  const uploads = new FileStore({ directory });
  const pathOf = (name: string) => join(directory, name);
  const removeFile = (name: string) => rm(pathOf(name), { force: true });
  return {
    uploads,
    withFile: (name, use) => use(pathOf(name)),
    put: (name, path) => copyFile(path, pathOf(name)),
    sizeOf: (name) =>
      stat(pathOf(name)).then(
        ({ size }) => size,
        () => null,
      ),
    read: async (name, span) => createReadStream(pathOf(name), span),
    async remove(name) {
      for (const each of filesOf(name)) await removeFile(each);
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
    async close() {
      if (folder === null) await rm(directory, { recursive: true, force: true });
    },
  };
}
