import { randomUUID } from 'node:crypto';
import { calls } from '../../widget/core/api/calls.ts';
import { RecordVideoRequest } from '../../widget/core/api/wire.ts';
import type { Database, Transact } from '../db/schema.ts';
import { VIDEOS } from '../http/limits.ts';
import { prepareVideo, unknownVideo } from '../media/prepare.ts';
import { fileNameOf } from '../media/storage.ts';
import { findAction, requireOpenAction } from './action.ts';
import { contextJson } from './context.ts';
import { type SubmissionContext, submission } from './module.ts';
import { countSubmission } from './person.ts';

type Prepared = Awaited<ReturnType<typeof prepareVideo>>;

/** Officials who got a letter about a video can still watch it. */
async function isInLetter(trx: Transact, identifier: string, answerId: string | null): Promise<boolean> {
  const letter = await trx
    .selectFrom('letters')
    .select('id')
    .where('identifier', '=', identifier)
    .where('answerId', '=', answerId)
    .where('isTest', '=', 0)
    .executeTakeFirst();
  return letter !== undefined;
}

/**
 * Removes the video that the reader replaces. Only its sender knows its key.
 *
 * @returns whether there was one, so that the reader is counted already
 */
async function replace(
  trx: Transact,
  { identifier, uploadId }: Pick<Prepared, 'identifier' | 'uploadId'>,
  { earlierKey }: RecordVideoRequest,
): Promise<boolean> {
  if (!earlierKey) return false;
  const earlier = await trx
    .selectFrom('videos')
    .select(['uploadId', 'answerId'])
    .where('submissionKey', '=', earlierKey.toLowerCase())
    .where('identifier', '=', identifier)
    .where('state', '=', 'published')
    // The key may be this submission's own.
    .where('uploadId', '<>', uploadId)
    .executeTakeFirst();
  if (!earlier) return false;
  if (!(await isInLetter(trx, identifier, earlier.answerId)))
    await trx.updateTable('videos').set({ state: 'removed' }).where('uploadId', '=', earlier.uploadId).execute();
  return true;
}

/** @throws HttpError 400 for one that was removed while it was inspected */
const published = (trx: Transact, uploadId: string) =>
  trx
    .selectFrom('videos')
    .select(['videoId', 'answerId', 'contentType', 'hasPicture'])
    .where('uploadId', '=', uploadId)
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow(unknownVideo);

function addressesOf(origin: string, { videoId, contentType, hasPicture }: Awaited<ReturnType<typeof published>>) {
  const videoURL = `${origin}/media/${videoId}`;
  return {
    videoURL,
    fullVideoURL: `${videoURL}/${fileNameOf(contentType)}`,
    ...(hasPicture && { fullThumbnailURL: `${videoURL}/picture.jpg` }),
  };
}

/** Publishes a video whose bytes have arrived. A second time, also under another key, it changes nothing. */
async function publish(
  trx: Transact,
  request: RecordVideoRequest,
  { key, now, origin }: SubmissionContext,
  { identifier, uploadId, facts }: Prepared,
) {
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('videos')
    .set({ ...facts, state: 'published', videoId: randomUUID(), answerId: randomUUID() })
    .set({ identifier, submissionKey: key, at, context: contextJson(request) })
    .where('uploadId', '=', uploadId)
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  const isNew = numUpdatedRows > 0n && !(await replace(trx, { identifier, uploadId }, request));
  const endUsersCount = await countSubmission(trx, { identifier, at }, !isNew);
  const row = await published(trx, uploadId);
  return { endUsersCount, ...addressesOf(origin, row), recordVideoAnswerId: row.answerId };
}

/** A slow network must not cost a recording that was made in time. @returns when its upload began */
async function begunAt(db: Database, { videoId }: RecordVideoRequest): Promise<Date | null> {
  const row = await db.selectFrom('videos').select('at').where('uploadId', '=', String(videoId)).executeTakeFirst();
  return row ? new Date(row.at) : null;
}

/** Checks an uploaded video by its bytes and publishes it. */
export const completeRecordVideo = submission(calls.completeRecordVideo, RecordVideoRequest, {
  async prepare(request, { media, now }, db) {
    const known = await findAction(db, request, 'recordvideo');
    requireOpenAction(known, request, (await begunAt(db, request)) ?? now);
    const widgetId = request.widgetId ?? null;
    return prepareVideo(media, { ...known, uploadId: String(request.videoId), widgetId });
  },
  handle: (request, trx, context, prepared) => publish(trx, request, context, prepared),
  limit: VIDEOS,
});
