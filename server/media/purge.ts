import type { Media } from './media.ts';

type Purge = Pick<Media, 'db' | 'clock' | 'storage'>;

/** Long enough for a reader who comes back the next day to continue an upload. */
const UNPUBLISHED_HOURS = 48;
const HOUR_MS = 3_600_000;

/**
 * Deletes the files of removed videos, and uploads that nobody has finished or published. A row goes after its file,
 * so that a failure is tried again by the next purge. The others are deleted all the same.
 *
 * @returns how many
 * @throws AggregateError with what went wrong, after all were tried
 */
export async function purgeVideos({ db, clock, storage }: Purge): Promise<number> {
  const oldest = new Date(clock().getTime() - UNPUBLISHED_HOURS * HOUR_MS).toISOString();
  const rows = await db
    .selectFrom('videos')
    .select('uploadId')
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'removed'), and([eb('state', '=', 'uploading'), eb('at', '<', oldest)])]),
    )
    .execute();
  const causes: unknown[] = [];
  for (const { uploadId } of rows) {
    try {
      await (await storage()).remove(uploadId);
      await db.deleteFrom('videos').where('uploadId', '=', uploadId).where('state', '<>', 'published').execute();
    } catch (cause) {
      causes.push(cause);
    }
  }
  if (causes.length > 0) throw new AggregateError(causes, `${causes.length} of ${rows.length} videos were not deleted`);
  return rows.length;
}
