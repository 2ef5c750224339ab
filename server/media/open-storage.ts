import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FileStore } from '@tus/file-store';
import { type Bucket, pictureOf, type Storage } from './storage.ts';

const OWNER_ONLY = 0o700;

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** A video's files: it, what the upload server notes beside it, and its picture. */
const filesOf = (name: string) => [name, `${name}.json`, pictureOf(name)];

/** Keeps files in a folder that only its owner can read. @param folder `null` for one that is deleted at the end */
async function diskStorage(folder: string | null): Promise<Storage> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'civic-action-media-')));
  await mkdir(directory, { recursive: true, mode: OWNER_ONLY });
  const uploads = new FileStore({ directory });
  const pathOf = (name: string) => join(directory, name);
  const removeFile = (name: string) => rm(pathOf(name), { force: true });
  return {
    uploads,
    withFile: (name, use) => use(pathOf(name)),
    put: (name, path) => copyFile(path, pathOf(name)),
    sizeOf: (name) => sizeOf(pathOf(name)),
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

export type Place = {
  dataDir: string;
  /** By default `media` in `dataDir`. */
  mediaDir?: string | undefined;
  /** Instead of a folder. */
  mediaBucket?: Bucket | undefined;
};

const folderOf = ({ dataDir, mediaDir }: Place) => mediaDir ?? (dataDir === ':memory:' ? null : join(dataDir, 'media'));

/** The folder of readers' videos, which a copy of the database does not have; `null` where they are in a bucket, or nowhere. */
export function foundFolder(place: Place): string | null {
  const folder = place.mediaBucket ? null : folderOf(place);
  return folder && existsSync(folder) ? folder : null;
}

/** Opens the storage at its first use: most servers have no videos, and S3's client is large. */
export function openStorage(place: Place) {
  let opened: Promise<Storage> | undefined;
  const open = async () =>
    place.mediaBucket ? (await import('./s3.ts')).s3Storage(place.mediaBucket) : diskStorage(folderOf(place));
  return {
    storage: () => {
      opened ??= open();
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}

/** @returns whether it is there now. A copy that was cut off has another name. */
async function copyOnce(from: string, to: string): Promise<boolean> {
  const size = await sizeOf(from);
  if (size === null) return false;
  if ((await sizeOf(to)) === size) return true;
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
  return true;
}

/** Where the videos of a backup are, beside its file. All backups of a folder share it. */
export const besideBackup = (file: string) => join(dirname(resolve(file)), 'media');

/**
 * Copies the files of published videos that are not in the folder yet: they never change. Nothing is deleted there.
 *
 * @returns how many videos have no file, since they were removed meanwhile or before
 */
export async function copyVideos(from: string, to: string, uploadIds: readonly string[]): Promise<number> {
  await mkdir(to, { recursive: true, mode: OWNER_ONLY });
  let missing = 0;
  for (const uploadId of uploadIds) {
    const [video = uploadId, ...others] = filesOf(uploadId);
    if (!(await copyOnce(join(from, video), join(to, video)))) missing += 1;
    for (const name of others) await copyOnce(join(from, name), join(to, name));
  }
  return missing;
}
