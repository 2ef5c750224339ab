import type { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Limit } from '../http/limits.ts';
import type { Media } from './media.ts';
import { createUploadServer, noteArrived, UPLOADS } from './uploads.ts';

/** New uploads: enough for a household that tries several times. */
const NEW_UPLOADS: Limit = { perMinute: 12 };
/** Parts of uploads, counted apart from the rest of the API: a long video has hundreds. */
const PARTS: Limit = {};

/** Proxies that let only GET and POST through: the method that is meant (tus 1.0, X-HTTP-Method-Override). */
const OVERRIDE = 'x-http-method-override';

type OfUpload = { Params: { id: string } };

const noRoom = () => new HttpError(507, { error: 'No room for more videos of your network today' });

/** What a request says that it brings; the most that it may, where it doesn't. */
const bytesIn = ({ maxBytes }: Media, { headers }: FastifyRequest, name: 'content-length' | 'upload-length') =>
  Number(headers[name] || maxBytes) || 0;

/** Hands a request to the upload server, which answers by itself, with our headers too. */
function handOver(server: Server, { raw }: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', 'no-store');
  return server.handle(raw, reply.raw);
}

/** The reader gives an upload up; its file is deleted by the next purge. */
async function giveUp({ db }: Media, uploadId: string) {
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ state: 'removed' })
    .where('uploadId', '=', uploadId)
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(410, { error: 'This upload is over' });
}

/** `Media/Upload` (contract §6), by the tus protocol 1.0. What was sent can't be read here by anybody. */
export async function addUploads(app: FastifyInstance, media: Media) {
  let made: Promise<Server> | undefined;
  const server = () => {
    made ??= media.storage().then((storage) => createUploadServer(media, storage, app.log));
    return made;
  };
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // The upload server reads the body itself, as it comes.
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => handOver(await server(), request, reply);
    routes.post(UPLOADS, { config: { limit: NEW_UPLOADS } }, async (request, reply) => {
      if (!media.room.has(request.ip, bytesIn(media, request, 'upload-length'))) throw noRoom();
      return handler(request, reply);
    });
    const url = `${UPLOADS}/:id`;
    routes.head(url, { config: { limit: PARTS } }, handler);
    const patch = async (request: FastifyRequest<OfUpload>, reply: FastifyReply) => {
      const bytes = bytesIn(media, request, 'content-length');
      const arrived = media.room.take(request.ip, bytes);
      if (!arrived) throw noRoom();
      try {
        await handler(request, reply);
      } finally {
        const offset = await noteArrived(media, request.params.id).catch((cause) => {
          app.log.warn({ err: cause }, 'a part was not counted');
          return null;
        });
        const before = Number(request.headers['upload-offset']);
        arrived(offset === null ? bytes : Math.min(bytes, Math.max(0, offset - before)) || 0);
      }
    };
    const remove = async ({ params }: FastifyRequest<OfUpload>, reply: FastifyReply) => {
      await giveUp(media, params.id);
      return reply.code(204).header('tus-resumable', '1.0.0').send();
    };
    routes.patch(url, { config: { limit: PARTS } }, patch);
    routes.delete(url, { config: { limit: PARTS } }, remove);
    routes.post<OfUpload>(url, { config: { limit: PARTS } }, async (request, reply) => {
      const method = String(request.headers[OVERRIDE]).toUpperCase();
      // The upload server goes by it.
      request.raw.method = method;
      if (method === 'PATCH') return patch(request, reply);
      if (method === 'DELETE') return remove(request, reply);
      throw new HttpError(405, { error: 'Method not allowed' }, { allow: 'HEAD, PATCH, DELETE' });
    });
  });
}
