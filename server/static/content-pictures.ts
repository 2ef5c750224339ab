import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';
import { policy } from '../http/content-policy.ts';
import { notFound } from '../http/errors.ts';
import { IMMUTABLE } from './own-files.ts';

/** Below the address of pictures; behind it is a hash of the bytes and the kind of file. */
export const CONTENT_PICTURES = 'content/';

type Stored = { type: string; bytes: Buffer };

/** A picture of the content by its name (server/import/pictures.ts); null for any other. */
export async function readPicture(db: Database, name: string): Promise<Stored | null> {
  if (!/^content\/[0-9a-f]+\.\w+$/.test(name)) return null;
  const row = await db.selectFrom('pictures').select(['type', 'bytes']).where('name', '=', name).executeTakeFirst();
  return row ? { type: row.type, bytes: Buffer.from(row.bytes, 'base64') } : null;
}

const MOST_KEPT_BYTES = 32_000_000;

/** A drawing may hold scripts, and somebody may open its address. */
const SVG_POLICY = policy({ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], sandbox: [] });

/** Serves the pictures of the content. An address says what its picture shows, for ever. */
export function addContentPictures(app: FastifyInstance, db: Database) {
  const kept = new LRUCache<string, Stored>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  app.get<{ Params: { file: string } }>(`/images/${CONTENT_PICTURES}:file`, async ({ params }, reply) => {
    const name = CONTENT_PICTURES + params.file;
    const found = kept.get(name) ?? (await readPicture(db, name));
    if (!found) throw notFound();
    kept.set(name, found);
    if (found.type.includes('svg')) reply.header('content-security-policy', SVG_POLICY);
    return reply.type(found.type).header('cache-control', IMMUTABLE).send(found.bytes);
  });
}
