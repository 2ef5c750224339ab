import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const THRESHOLD_BYTES = 1_024;

/** Near gzip's speed and still smaller; the default 11 is for files that are compressed once. */
const BROTLI_QUALITY = 4;

/**
 * Compresses the answers over 1 kB of the routes that `add` adds. Files stay outside: the build compressed those that
 * gain by it, and of a stream the threshold cannot know the length.
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
