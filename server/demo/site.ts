import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerUnparsed, hangUpWhenClosing } from '../http/connections.ts';
import { asPage, policy } from '../http/content-policy.ts';
import { answerError, installErrorHandler } from '../http/error-handler.ts';
import { widgetOriginOf } from '../http/origin.ts';
import { loggerOptions, requestLog } from '../logger.ts';
import { ARTICLES } from './articles.ts';
import { addAssets, readStyle } from './assets.ts';
import { type Allowed, addHostPages } from './host-routes.ts';
import { AMP_POLICY, ampPage } from './pages/amp.ts';
import { articlePage } from './pages/article.ts';
import { actionsPage, frontPage, missingPage, sectionPage } from './pages/lists.ts';
import { SECTIONS } from './papers.ts';

/** A strict policy that allows exactly what the widget needs. @param more what a host's script needs */
const sitePolicy = (widgetOrigin: string, { scripts, styles }: Allowed) =>
  policy({
    'default-src': ["'self'"],
    'script-src': [widgetOrigin, ...scripts],
    'frame-src': [widgetOrigin],
    'connect-src': [widgetOrigin],
    'img-src': ["'self'", 'data:', widgetOrigin],
    // Of a theme, where the widget is drawn without a frame.
    'font-src': ["'self'", widgetOrigin],
    'style-src-elem': ["'self'", widgetOrigin, ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });

/** Sent with every answer, errors included. */
const HEADERS = { 'referrer-policy': 'strict-origin-when-cross-origin', 'x-content-type-options': 'nosniff' };

/** The port on which an application listens; 0 if it doesn't. */
export const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo | null)?.port ?? 0;

type Slug = { Params: { slug: string } };

type OriginFor = (request: FastifyRequest) => string;

/** Sends the newspaper's own pages. */
const senderFor =
  (originFor: OriginFor, status = 200) =>
  (request: FastifyRequest, reply: FastifyReply, page: string, more: Allowed = { scripts: [], styles: [] }) =>
    asPage(reply.code(status), sitePolicy(originFor(request), more)).send(page);

const answerMissing = (originFor: OriginFor) => (request: FastifyRequest, reply: FastifyReply) =>
  senderFor(originFor, 404)(request, reply, missingPage());

const articleOf = (request: FastifyRequest<Slug>) => ARTICLES.find(({ slug }) => slug === request.params.slug);

/** @param originFor the widget's origin for a request */
function addPages(demo: FastifyInstance, originFor: OriginFor) {
  const [send, missing] = [senderFor(originFor), answerMissing(originFor)];
  const stories = ARTICLES.filter(({ original }) => !original);
  demo.get('/', async (request, reply) => send(request, reply, frontPage(stories)));
  demo.get('/actions', async (request, reply) => send(request, reply, actionsPage(stories)));
  demo.get<Slug>('/sections/:slug', async (request, reply) => {
    const section = SECTIONS.find(({ slug }) => slug === request.params.slug);
    const articles = stories.filter((article) => article.section === section?.slug);
    return section ? send(request, reply, sectionPage(section, articles)) : missing(request, reply);
  });
  demo.get<Slug>('/articles/:slug', async (request, reply) => {
    const article = articleOf(request);
    return article ? send(request, reply, articlePage(article, ARTICLES, originFor(request))) : missing(request, reply);
  });
  demo.get<Slug>('/amp/:slug', async (request, reply) => {
    const article = articleOf(request);
    return article ? asPage(reply, AMP_POLICY).send(ampPage(article, originFor(request))) : missing(request, reply);
  });
}

type DemoOptions = { logLevel: string; publicOrigin?: string | undefined };

/** A made-up publisher's site, on an origin of its own, as real ones are. */
export async function createDemo({ logLevel, publicOrigin }: DemoOptions, widgetApp: FastifyInstance) {
  const demo = Fastify({
    logger: loggerOptions(logLevel === 'info' ? 'warn' : logLevel),
    logController: requestLog(),
    frameworkErrors: (cause, request, reply) => answerError(cause, request, reply.headers(HEADERS)),
    clientErrorHandler: answerUnparsed(HEADERS),
    // Otherwise Node itself refuses a request without a host, and without our headers.
    http: { requireHostHeader: false },
  });
  hangUpWhenClosing(demo);
  demo.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS));
  const originFor = (request: FastifyRequest) => widgetOriginOf(request, publicOrigin, portOf(widgetApp));
  installErrorHandler(demo, answerMissing(originFor));
  addPages(demo, originFor);
  addHostPages(demo, { widgetApp, originFor, send: senderFor(originFor), missing: answerMissing(originFor) });
  addAssets(demo, '/pictures/');
  const style = readStyle();
  demo.get('/site.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
  return demo;
}
