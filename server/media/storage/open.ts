import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diskStorage } from './disk.ts';
import type { Bucket, Storage } from './storage.ts';

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
