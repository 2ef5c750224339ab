import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireAction, WireWidget } from '../../../widget/core/api/wire.ts';
import { fontFileOf } from '../../../widget/core/model/look/font-file.ts';
import { themeOf } from '../../../widget/core/model/look/theme.ts';
import type { Database } from '../../db/schema.ts';
import { asPage, hashSource, policy } from '../../http/content-policy.ts';
import { notFound } from '../../http/errors.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import type { Media } from '../../media/media.ts';
import { fileNameOf, pictureOf } from '../../media/storage.ts';
import { createImagesBase, type OwnFiles } from '../../static/own-files.ts';
import { widgetById } from '../../widgets/find.ts';
import { inLanguage, type StoredAction } from '../../widgets/in-language.ts';
import { acceptedLanguage } from '../copy.ts';
import { MESSAGE_POLICY, messagePage } from '../message-page.ts';
import { articlePictureOf, logoOf } from '../reader-parts.ts';
import { themeOfFirst, themeStyle } from '../style.ts';
import { WATCH_STYLE, watchPage } from './page.ts';
import { sendFile } from './send-file.ts';

const originsOf = (addresses: string[]) => [...new Set(addresses.filter(Boolean).map((each) => new URL(each).origin))];

type Look = { theme: string; pictures: string[]; font: string };

/** Pictures and font of a publisher may be on a server of its own, which is then named. */
const watchPolicy = (origin: string, { theme, pictures, font }: Look) =>
  policy({
    'default-src': ["'none'"],
    'media-src': ["'self'", origin],
    'img-src': ["'self'", ...originsOf([origin, ...pictures]), 'data:'],
    'font-src': ["'self'", ...originsOf([origin, font])],
    'style-src-elem': [WATCH_STYLE, theme].map(hashSource),
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

const sendMissing = ({ headers }: FastifyRequest, reply: FastifyReply) =>
  asPage(reply.code(404), MESSAGE_POLICY, 'no-store')
    .header('vary', 'accept-language')
    .send(messagePage('missing', acceptedLanguage(headers['accept-language'])));

/** What a published video's files are called in the storage, by their names in the address. */
function filesOf({ uploadId, contentType, hasPicture }: Video) {
  const files = new Map([[fileNameOf(contentType), { name: uploadId, contentType: contentType ?? 'video/webm' }]]);
  if (hasPicture) files.set('picture.jpg', { name: pictureOf(uploadId), contentType: 'image/jpeg' });
  return files;
}

type WatchOptions = Pick<OwnFiles, 'distDir'> & { publicOrigin?: string | undefined; clock: () => Date };

/** The theme of the widget for which the video was recorded, or ours if that widget is gone. */
function lookOf(widget: WireWidget | null, action: WireAction | null, imagesBase: string): Look {
  const theme = widget ? themeOfFirst(widget, action ?? undefined) : themeOf();
  const named = [widget && logoOf(widget, { imagesBase }), articlePictureOf(widget, action, { imagesBase })];
  return {
    theme: themeStyle(theme, imagesBase),
    pictures: named.filter((each) => each !== null),
    font: fontFileOf(theme, imagesBase)?.url ?? '',
  };
}

/** `GET /media/VIDEO_ID`, a page that plays a published video, and the files below it. */
export async function addWatchPages(app: FastifyInstance, media: Media, options: WatchOptions) {
  const { publicOrigin, clock } = options;
  const imagesBase = createImagesBase(options.distDir);
  const { db } = media;
  const config = { limit: PAGES };
  app.get<{ Params: { id: string } }>('/media/:id', { config }, async (request, reply) => {
    const video = await publishedVideo(db, request.params.id);
    if (!video) return sendMissing(request, reply);
    const origin = originOf(request, publicOrigin);
    const facts = { contentType: video.contentType ?? 'video/webm', hasPicture: video.hasPicture === 1 };
    const [stored, widget] = [await actionOf(db, video), await widgetById(db, video.requestId ?? '')];
    const action = stored && inLanguage(stored, widget?.languageLocale);
    const files = new URL(imagesBase() ?? '/', origin).href;
    const look = lookOf(widget, action, files);
    const url = `${origin}/media/${request.params.id}`;
    return asPage(reply, watchPolicy(origin, look)).send(
      watchPage({ url, origin, action, widget, theme: look.theme, imagesBase: files, now: clock(), ...facts }),
    );
  });
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', { config }, async (request, reply) => {
    const video = await publishedVideo(db, request.params.id);
    const file = video && filesOf(video).get(request.params.file);
    if (!file) throw notFound();
    return sendFile(await media.storage(), file, request, reply);
  });
}
