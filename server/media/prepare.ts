import type { Id, WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { inspect } from './inspect.ts';
import type { Media } from './media.ts';
import { withPicture } from './picture.ts';
import { pictureOf, type Storage } from './storage.ts';

const has = (widget: WireWidget, { id, type }: WireAction) =>
  (widget.cards as { actions: WireAction[] }[]).some(({ actions }) =>
    actions.some((each) => String(each.id) === String(id) && each.type === type),
  );

/**
 * The widget that has an action, by which the page of a video leads back to the article: of several the one that the
 * request names, which may be in another language; `null` if none has it.
 */
async function requestIdOf(db: Database, action: WireAction, widgetId: Id | null): Promise<string | null> {
  let first: string | null = null;
  const rows = db
    .selectFrom('widgets')
    .select(['requestId', 'data'])
    // Few widgets have one, and a widget is large.
    .where('data', 'like', '%"recordvideo"%')
    .orderBy('requestId')
    .stream();
  for await (const { requestId, data } of rows) {
    const widget = JSON.parse(data) as WireWidget;
    if (!has(widget, action)) continue;
    if (String(widget.widgetId) === String(widgetId)) return requestId;
    first ??= requestId;
  }
  return first;
}

/** Browsers stop a little late, and a container counts its last picture too. */
const TOLERANCE_SECONDS = 2;
/** As the widget takes it where the content names none that can be (`widget/actions/recordvideo/details.ts`). */
const MAX_SECONDS = 60;

export function maxSecondsOf({ details }: Pick<WireAction, 'details'>): number {
  const said = (details as { maxSeconds?: unknown } | null | undefined)?.maxSeconds;
  return typeof said === 'number' && said > 0 ? said : MAX_SECONDS;
}

/** What the widget tells readers in their language (`widget/actions/recordvideo/saving/saving.ts`). */
type Refusal = 'NotVideo' | 'VideoTooLong' | 'VideoIncomplete' | 'VideoUnknown';

const refuse = (error: Refusal, message: string) => new HttpError(400, { error, errors: { videoId: [message] } });

export const unknownVideo = () =>
  refuse('VideoUnknown', 'This video has not been uploaded, or was deleted. Upload it again.');

const inspected = (storage: Storage, uploadId: string, ffmpeg: string) =>
  storage.withFile(uploadId, async (path) => {
    const found = await inspect(path);
    if (!found) return null;
    const keep = (picture: string) => storage.put(pictureOf(uploadId), picture, 'image/jpeg');
    return { ...found, hasPicture: Number(await withPicture(ffmpeg, { path, seconds: found.seconds }, keep)) };
  });

/** @returns how many bytes it has. @throws HttpError 400 for one that has not arrived whole */
async function wholeSizeOf(storage: Storage, uploadId: string): Promise<number> {
  const { size, offset } = await storage.uploads.getUpload(uploadId);
  if (size === undefined || size !== offset) throw refuse('VideoIncomplete', 'Part of this video has not arrived yet.');
  return size;
}

type Wanted = { identifier: string; action: WireAction; uploadId: string; widgetId: Id | null };

/**
 * Checks an upload before it is published: that it is whole, a video, and not too long.
 *
 * @returns the columns to store; none for a video that is published already
 * @throws HttpError 400; 503 while too many others are inspected
 */
export async function prepareVideo(media: Media, { identifier, action, uploadId, widgetId }: Wanted) {
  const row = await media.db
    .selectFrom('videos')
    .select(['state'])
    .where('uploadId', '=', uploadId)
    // An upload does not say yet whose action it is for.
    .where('identifier', 'in', [identifier, identifierOf(action)])
    .executeTakeFirst();
  if (!row || row.state === 'removed') throw unknownVideo();
  if (row.state === 'published') return { identifier, uploadId, facts: {} };
  const storage = await media.storage();
  const bytes = await wholeSizeOf(storage, uploadId);
  const facts = await media.found(uploadId, () => inspected(storage, uploadId, media.ffmpeg));
  if (!facts) throw refuse('NotVideo', 'This file is not a whole video that can be played.');
  const maxSeconds = maxSecondsOf(action);
  if (facts.seconds > maxSeconds + TOLERANCE_SECONDS)
    throw refuse('VideoTooLong', `This video is too long. It can last up to ${maxSeconds} seconds.`);
  const requestId = await requestIdOf(media.db, action, widgetId);
  return { identifier, uploadId, facts: { ...facts, bytes, requestId } };
}
