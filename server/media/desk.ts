import { partsOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { SettingError } from '../settings.ts';

const BYTES_PER_MB = 1_000_000;

/** A line for each published video, newest first: id, day, action, length, size. */
export async function listVideos(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('videos')
    .select(['videoId', 'at', 'identifier', 'seconds', 'bytes'])
    .where('state', '=', 'published')
    .orderBy('at', 'desc')
    .execute();
  if (rows.length === 0) return 'No videos are published.';
  const lines = rows.map(({ videoId, at, identifier, seconds, bytes }) =>
    [
      videoId,
      at.slice(0, 10),
      partsOf(identifier).id,
      `${Math.round(seconds ?? 0)} s`,
      `${(bytes / BYTES_PER_MB).toFixed(1)} MB`,
    ].join('  '),
  );
  return `${lines.join('\n')}\nEach plays at /media/ID.`;
}

/** The last part of a page's address, or an id alone. */
const idIn = (text: string) =>
  text
    .replace(/[?#].*$/, '')
    .split('/media/')
    .at(-1)
    ?.split('/')[0] ?? '';

/** Takes videos off their pages; `purgeVideos` then deletes the files. @throws SettingError for one that is not there */
export async function removeVideos(db: Database, named: readonly string[]): Promise<number> {
  for (const each of named) {
    const { numUpdatedRows } = await db
      .updateTable('videos')
      .set({ state: 'removed' })
      .where('videoId', '=', idIn(each))
      .where('state', '=', 'published')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new SettingError(`No video is published at ${each}`);
  }
  return named.length;
}
