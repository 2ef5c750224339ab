import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { badInput } from './errors.ts';

/** Larger bodies are 413 (contract §6). */
export const MAX_BODY_BYTES = 64 * 1024;

/** Valid bodies have three levels; a deep one would overflow the stack of recursive functions. */
const MAX_DEPTH = 50;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

const NUL_ESCAPE = '\\u0000';

/** PostgreSQL refuses NUL in text, and nobody can type it. A currency with one is refused, and not taken for another. */
const withoutNul = (key: string, value: unknown) =>
  typeof value === 'string' && key !== 'currency' ? value.replaceAll('\0', '') : value;

/** Accepts JSON alone; refuses deep nesting, `__proto__` and `constructor`, and drops NUL. */
export function acceptJson(app: FastifyInstance, contentTypes: string[]) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(contentTypes, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (request, text, done) => {
    parse(request, String(text), (error: Error | null, body?: unknown) => {
      if (error) return done(error, undefined);
      if (isDeeperThan(MAX_DEPTH, body)) return done(badInput({ body: ['Nested too deeply'] }), undefined);
      const clean = String(text).includes(NUL_ESCAPE) ? JSON.parse(JSON.stringify(body), withoutNul) : body;
      return done(null, clean);
    });
  });
}

/** Takes forms alone, as their fields: what else is sent to the routes of `app` is answered with 415. */
export function acceptForms(app: FastifyInstance, bodyLimit = MAX_BODY_BYTES) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
}

const THRESHOLD_BYTES = 1_024;

/** Nearly as fast as gzip and smaller; the default, 11, is for files that are compressed once. */
const BROTLI_QUALITY = 4;

/**
 * Compresses answers over 1 kB of the routes that `add` adds. Not of files: the build has compressed them, and the
 * threshold can't know the length of a stream.
 */
export const compressAnswersOf = (app: FastifyInstance, add: (routes: FastifyInstance) => Promise<void>) =>
  app.register(async (routes) => {
    await routes.register(compress, {
      threshold: THRESHOLD_BYTES,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    });
    await add(routes);
  });
