import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policy } from '../http/content-policy.ts';
import { notFound } from '../http/errors.ts';
import { originOf } from '../http/origin.ts';
import { widgetPolicy } from '../static/csp.ts';
import { createPageFacts } from '../static/page-facts.ts';

const PAGE = 'gallery/index.html';
const FRAME = 'gallery/frame.html';
const NATIVE = 'gallery/native.html';

const pagePolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Each frame has the size of its state.
  'style-src-attr': ["'unsafe-inline'"],
  'frame-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** `/gallery`: every state of the widget, from the build; 404 if the build has no gallery. */
export function addGallery(app: FastifyInstance, distDir: string, publicOrigin: string | undefined) {
  const factsOf = createPageFacts(join(resolve(distDir), FRAME));

  const page = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('content-security-policy', pagePolicy).sendFile(PAGE);

  /** The page of a single state, drawn with or without a frame. */
  const state = (file: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const facts = factsOf();
    if (!facts) throw notFound();
    return reply.header('content-security-policy', widgetPolicy(facts, originOf(request, publicOrigin))).sendFile(file);
  };

  for (const url of ['/gallery', '/gallery/', `/${PAGE}`]) app.get(url, page);
  for (const file of [FRAME, NATIVE]) app.get(`/${file}`, state(file));
}
