import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { policy } from '../../http/content-policy.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { hashSource } from '../../http/hash-source.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import { fileNameOf } from '../../media/address.ts';
import type { Media } from '../../media/media.ts';
import { pictureOf } from '../../media/storage/storage.ts';
import { findWidget } from '../../widgets/find.ts';
import { inLanguage, type StoredAction } from '../../widgets/in-language.ts';
import { acceptedLanguage } from '../copy.ts';
import { messagePage } from '../message-page.ts';
import { plainPagePolicy } from '../page-policy.ts';
import { PAGE_STYLE } from '../style.ts';
import { WATCH_STYLE, watchPage } from './page.ts';
import { sendFile } from './send-file.ts';

const MESSAGE_POLICY = plainPagePolicy(PAGE_STYLE);

const watchPolicy = (origin: string) =>
  policy({
    'default-src': ["'none'"],
    'media-src': ["'self'", origin],
    'img-src': ["'self'", origin, 'data:'],
    'style-src-elem': [hashSource(WATCH_STYLE)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

const UUID = /^[0-9a-f-]{36}$/;

async function publishedVideo(db: Database, videoId: string) {
  if (!UUID.test(videoId)) return undefined;
  return db
    .selectFrom('videos')
    .select(['uploadId', 'identifier', 'contentType', 'hasPicture', 'requestId'])
    .where('videoId', '=', videoId)
    .where('state', '=', 'published')
    .executeTakeFirst();
}

type Video = NonNullable<Awaited<ReturnType<typeof publishedVideo>>>;

async function actionOf(db: Database, { identifier }: Video): Promise<StoredAction | null> {
  const row = await db.selectFrom('actions').select('data').where('identifier', '=', identifier).executeTakeFirst();
  return row ? (JSON.parse(row.data) as StoredAction) : null;
}

async function widgetOf(db: Database, { requestId }: Video) {
  if (!requestId) return null;
  return findWidget(db, { widgetRequestId: requestId }).catch((cause: unknown) => {
    if (cause instanceof HttpError) return null; // the content no longer has it
    throw cause;
  });
}

const sendMissing = ({ headers }: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', MESSAGE_POLICY)
    .header('vary', 'accept-language')
    .send(messagePage('missing', acceptedLanguage(headers['accept-language'])));

/** What a published video's files are called in the storage, by their names in the address. */
function filesOf({ uploadId, contentType, hasPicture }: Video) {
  const files = new Map([[fileNameOf(contentType), { name: uploadId, contentType: contentType ?? 'video/webm' }]]);
  if (hasPicture) files.set('picture.jpg', { name: pictureOf(uploadId), contentType: 'image/jpeg' });
  return files;
}

/** `GET /media/VIDEO_ID`, a page that plays a published video, and the files below it. */
export async function addWatchPages(app: FastifyInstance, media: Media, publicOrigin: string | undefined) {
  const { db } = media;
  const config = { limit: PAGES };
  app.get<{ Params: { id: string } }>('/media/:id', { config }, async (request, reply) => {
    const video = await publishedVideo(db, request.params.id);
    if (!video) return sendMissing(request, reply);
    const origin = originOf(request, publicOrigin);
    const facts = { contentType: video.contentType ?? 'video/webm', hasPicture: video.hasPicture === 1 };
    const [stored, widget] = [await actionOf(db, video), await widgetOf(db, video)];
    const action = stored && inLanguage(stored, widget?.languageLocale);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', watchPolicy(origin))
      .send(watchPage({ url: `${origin}/media/${request.params.id}`, origin, action, widget, ...facts }));
  });
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', { config }, async (request, reply) => {
    const video = await publishedVideo(db, request.params.id);
    const file = video && filesOf(video).get(request.params.file);
    if (!file) throw notFound();
    return sendFile(await media.storage(), file, request, reply);
  });
}
