import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/errors.ts';
import { cacheControlOf } from './cache-control.ts';
import { widgetPolicy } from './csp.ts';

const PAGE = 'widget/index.html';
const COMPRESSED = /\.(br|gz)$/;

function setHeaders(root: string) {
  return (reply: FastifyReply, file: string) => {
    const path = relative(root, file).replaceAll('\\', '/').replace(COMPRESSED, '');
    reply.header('cache-control', cacheControlOf(path));
  };
}

/** The page's policy, computed again when a build has replaced the page. */
function createPolicy(root: string) {
  let known = { at: Number.NaN, policy: '' };
  return (): string | null => {
    const file = join(root, PAGE);
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (at !== known.at) known = { at, policy: widgetPolicy(readFileSync(file, 'utf8')) };
    return known.policy;
  };
}

/**
 * The files of `dist/`, compressed where the build did so. The frame's page answers at its address whatever the query
 * says and never redirects: AMP pins the origin of a frame and WordPress its host.
 */
export async function serveFiles(app: FastifyInstance, distDir: string) {
  const root = resolve(distDir);
  const policyOf = createPolicy(root);
  await app.register(fastifyStatic, {
    root,
    suppressWarning: true,
    preCompressed: true,
    redirect: false,
    index: false,
    cacheControl: false,
    setHeaders: setHeaders(root),
  });
  const page = async (_request: unknown, reply: FastifyReply) => {
    const policy = policyOf();
    if (policy === null) throw notFound();
    return reply.header('content-security-policy', policy).sendFile(PAGE);
  };
  for (const url of ['/widget/', `/${PAGE}`]) app.get(url, page);
}
