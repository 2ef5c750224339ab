import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

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
