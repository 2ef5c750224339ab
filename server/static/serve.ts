import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onSecondOrigin } from '../../widget/core/model/donation/fields-origin.ts';
import { notFound } from '../http/errors.ts';
import { originOf } from '../http/origin.ts';
import { tagPolicy, widgetPolicy } from './csp.ts';
import { cacheControlOf } from './own-files.ts';
import { createPageFacts } from './page-facts.ts';

const PAGE = 'widget/index.html';
const TAG_PAGE = 'widget/tag.html';
const COMPRESSED = /\.(br|gz)$/;
/** Some file systems ignore case. */
const IN_GALLERY = /^\/*gallery(\/|$)/i;
/** What the build has for the server alone. */
const OF_SERVER = /^\/*server(\/|$)/i;

/** What the server knows of a page that it draws. `styles` names its own inline style sheets. */
type Drawn = { styles: readonly string[]; takesDonations: boolean };

/**
 * A page that is isolated may frame only pages that say this. It keeps frames of others out of ours, such as films and
 * payment fields, so only pages that ask for it get it (docs/publishers.md, Isolated pages).
 */
const isolate = (request: FastifyRequest, reply: FastifyReply) => {
  if ((request.query as Record<string, unknown>).isolated === 'true')
    reply.header('cross-origin-embedder-policy', 'credentialless');
};

type PolicyWith = (drawn: Drawn) => string;

/** A page that draws itself in the browser may hold any widget. */
const UNKNOWN: Drawn = { styles: [], takesDonations: true };

type Files = {
  distDir: string;
  gallery: boolean;
  publicOrigin?: string | undefined;
  /** Whether the sandbox takes the money of donations. */
  playMoney: boolean;
  /** Whether Braintree does. */
  usesBraintree: boolean;
  /** Folder with the last build's files, for which its pages still ask; null if there is none. */
  lastBuild: string | null;
  /** Answers with the frame's page and its first card. @returns whether it has; else the page without a card is sent */
  sendCard: (request: FastifyRequest, reply: FastifyReply, policyWith: PolicyWith) => Promise<boolean>;
};

function setHeaders(root: string) {
  return (reply: FastifyReply, file: string) => {
    const path = relative(root, file).replaceAll('\\', '/').replace(COMPRESSED, '');
    reply.header('cache-control', cacheControlOf(path));
  };
}

/**
 * Serves the files of `dist/`, in compressed form where the build has one. The frame's page never redirects: AMP pins
 * the origin of a frame and WordPress its host.
 */
export async function serveFiles(app: FastifyInstance, files: Files) {
  const { distDir, gallery, publicOrigin, playMoney, usesBraintree, lastBuild, sendCard } = files;
  const root = resolve(distDir);
  const factsOf = createPageFacts(join(root, PAGE));
  await app.register(fastifyStatic, {
    root: lastBuild === null ? root : [root, resolve(lastBuild)],
    suppressWarning: true,
    preCompressed: true,
    redirect: false,
    index: false,
    cacheControl: false,
    setHeaders: setHeaders(root),
    allowedPath: (path) => !OF_SERVER.test(path) && (gallery || !IN_GALLERY.test(path)),
  });
  const policyFor = (request: FastifyRequest, { styles, takesDonations }: Drawn = UNKNOWN) => {
    const facts = factsOf();
    if (!facts) throw notFound();
    const origin = originOf(request, publicOrigin);
    const fieldsOrigin = playMoney ? new URL(onSecondOrigin(origin)).origin : undefined;
    return widgetPolicy(facts, origin, { styles, fieldsOrigin, usesBraintree: usesBraintree && takesDonations });
  };
  app.get('/widget/', async (request, reply) => {
    reply.header('content-security-policy', policyFor(request));
    isolate(request, reply);
    const isSent = await sendCard(request, reply, (drawn) => policyFor(request, drawn));
    return isSent ? reply : reply.sendFile(PAGE);
  });
  app.get(`/${PAGE}`, async (request, reply) =>
    reply.header('content-security-policy', policyFor(request)).sendFile(PAGE),
  );
  app.get(`/${TAG_PAGE}`, (_request, reply) => reply.header('content-security-policy', tagPolicy()).sendFile(TAG_PAGE));
}
