import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../http/errors.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { spanOf } from './range.ts';

const DAY_SECONDS = 86_400;
/** A deleted video must leave caches within the day. */
const CACHE = `public, max-age=${DAY_SECONDS}`;

type File = { name: string; contentType: string };

/** Sends a file, or the part that the request asks for: without parts no browser can seek, and Safari plays nothing. */
export async function sendFile(
  storage: Storage,
  { name, contentType }: File,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await storage.sizeOf(name);
  if (size === null || size === 0) throw notFound();
  // Parts are for GET alone (RFC 9110 §14.2).
  const isHead = request.method === 'HEAD';
  const span = isHead ? null : spanOf(request.headers.range, size);
  reply.type(contentType).header('accept-ranges', 'bytes');
  // Caches that keep it would then answer everybody with it.
  if (span === 'outside')
    return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send('');
  reply.header('cache-control', CACHE);
  const { start, end } = span ?? { start: 0, end: size - 1 };
  if (span) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  // For HEAD the framework would read the file to its end and throw it away.
  return reply.send(isHead ? Readable.from([]) : await storage.read(name, { start, end }));
}
