import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const THRESHOLD_BYTES = 1_024;

/** Near gzip's speed and still smaller; the default 11 is for files that are compressed once. */
const BROTLI_QUALITY = 4;

/** Answers over 1 kB; files come compressed from the build and are left alone. */
export const compressAnswers = (app: FastifyInstance) =>
  app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
