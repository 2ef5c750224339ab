import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { asPage, hashSource, policy } from '../../http/content-policy.ts';
import { answerError, failureOf } from '../../http/error-handler.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import { createImagesBase, type OwnFiles } from '../../static/own-files.ts';
import { widgetById } from '../../widgets/find.ts';
import { acceptedLanguage } from '../copy.ts';
import { firstOf } from '../lead.ts';
import { MESSAGE_POLICY, type MessagePage, messagePage } from '../message-page.ts';
import { addOembed } from '../oembed.ts';
import { DARK_FRAME_SCRIPT, shareAddress } from '../snippet.ts';
import { themeOfFirst, themeStyle } from '../style.ts';
import { asksForMode, keptQuery, withoutOrigin } from './address.ts';
import { feedFragment } from './feed.ts';
import { discoveryHeader, NO_SCRIPT_STYLE, SHARE_STYLE, sharePage } from './page.ts';
import { addPictureRoute, createSharePictures, type SharePictureOptions, type SharePictures } from './picture/index.ts';

const STYLE_HASHES = [SHARE_STYLE, NO_SCRIPT_STYLE].map(hashSource);

/** The frame has a `style` attribute; `unsafe-hashes` would need the hash of each that the loader sets. */
const sharePolicy = (origin: string, theme: string) =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", origin, hashSource(DARK_FRAME_SCRIPT)],
    'connect-src': ["'self'", origin],
    'frame-src': ["'self'", origin],
    'img-src': ["'self'", 'data:', 'https:'],
    'style-src-elem': [...STYLE_HASHES, hashSource(theme), "'self'", origin],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", origin, 'https:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    // The loader must also work on publishers' pages that enforce Trusted Types.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** A fragment has pictures and inline styles at most. */
const FEED_POLICY = policy({
  'default-src': ["'none'"],
  'img-src': ["'self'", 'https:'],
  'style-src-attr': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
});

type ShareOptions = {
  db: Database;
  publicOrigin: string | undefined;
  clock: () => Date;
  pictures: SharePictures;
  /** Where a build's widget looks for files with a plain name. */
  imagesBase: () => string | null;
};

const sendMessage = (page: MessagePage, request: FastifyRequest, reply: FastifyReply) =>
  asPage(reply, MESSAGE_POLICY)
    .header('vary', 'accept-language')
    .send(messagePage(page, acceptedLanguage(request.headers['accept-language'])));

const sendMissing = (request: FastifyRequest, reply: FastifyReply) => sendMessage('missing', request, reply.code(404));

/** Answers addresses that the router can't read. Below `/share/` it is a truncated link, so a person gets a page. */
export const answerUnreadable =
  (headers: Record<string, string>) => (cause: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // No hook runs for this request.
    reply.headers(headers);
    return withoutOrigin(request.url).startsWith('/share/')
      ? sendMissing(request, reply)
      : answerError(cause, request, reply);
  };

function answerFailure(cause: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers } = failureOf(cause, request);
  return sendMessage('busy', request, reply.code(status).headers(headers));
}

/**
 * `GET /share/REQUEST_ID` (contract §6). People follow these links, so that everything below `/share` is answered with
 * a page.
 */
async function addSharePage(app: FastifyInstance, { db, publicOrigin, clock, pictures, imagesBase }: ShareOptions) {
  /** `GET /share/REQUEST_ID/feed` (contract §6), and `….png`, an address of the picture that stays. */
  const sendPart = async (request: FastifyRequest, reply: FastifyReply, asked: string) => {
    const [, requestId = '', part] = /^(.+?)(\/feed|\.png)$/.exec(asked) ?? [];
    const widget = requestId ? await widgetById(db, requestId) : null;
    const origin = originOf(request, publicOrigin);
    const picture = widget && (await pictures.of(widget, origin));
    if (part === '.png' && picture) return reply.header('cache-control', 'no-cache').redirect(picture.url, 302);
    if (part !== '/feed' || !widget) return sendMissing(request, reply);
    return asPage(reply, FEED_POLICY)
      .header('access-control-allow-origin', '*')
      .send(feedFragment({ widget, origin, requestId, picture, now: clock() }));
  };
  const page = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
    const origin = originOf(request, publicOrigin);
    const asked = request.params['*'] ?? '';
    const widget = await widgetById(db, asked);
    const shorter = asked.replace(/\/$/, '');
    // Editors' programs add a slash, and look for oEmbed's links in the page that they get then.
    if (!widget && shorter !== asked && (await widgetById(db, shorter)))
      return reply.redirect(shareAddress('', shorter) + keptQuery(request.url), 301);
    if (!widget) return sendPart(request, reply, asked);
    const requestId = asked;
    const path = shareAddress('', requestId);
    const query = keptQuery(request.url);
    // The loader reports the page's address to the widget, so that the mode must leave the address too.
    if (asksForMode(request.url)) return reply.header('cache-control', 'no-store').redirect(path + query, 302);
    const files = new URL(imagesBase() ?? '/', origin).href;
    const theme = themeStyle(themeOfFirst(widget, firstOf(widget).action), files);
    const picture = await pictures.of(widget, origin);
    return asPage(reply, sharePolicy(origin, theme))
      .header('link', discoveryHeader({ origin, requestId }))
      .send(sharePage({ widget, origin, path, query, theme, picture, imagesBase: files, now: clock() }));
  };
  await app.register(async (pages) => {
    pages.setErrorHandler(answerFailure);
    for (const url of ['/share', '/share/*']) pages.get(url, { config: { limit: PAGES } }, page);
  });
}

type SharingOptions = OwnFiles & Omit<SharePictureOptions, 'imagesBase'> & { clock: () => Date };

/** The page that a shared link leads to, and what networks, feeds and articles elsewhere show of it. */
export async function addSharing(app: FastifyInstance, db: Database, options: SharingOptions) {
  const { publicOrigin, distDir, dataDir, clock, demoFile, sharePictures } = options;
  const imagesBase = createImagesBase(distDir);
  const pictures = await createSharePictures(app, db, {
    dataDir,
    distDir,
    publicOrigin,
    clock,
    demoFile,
    imagesBase,
    sharePictures,
  });
  await addSharePage(app, { db, publicOrigin, clock, pictures, imagesBase });
  addPictureRoute(app, pictures);
  addOembed(app, { db, publicOrigin, clock, thumbnailOf: pictures.of });
}
