import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../http/errors.ts';
import type { Span, Storage } from '../../media/storage.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header (RFC 9110 §14.2) for a file of `size` bytes.
 *
 * @returns the part to send; `null` where the whole file is sent, as for several parts at once; `outside` where there
 * is no such part
 */
export function spanOf(header: string | undefined, size: number): Span | null | 'outside' {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}

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
