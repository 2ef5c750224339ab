import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { filesOf } from './disk.ts';

const OWNER_ONLY = 0o700;

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

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
