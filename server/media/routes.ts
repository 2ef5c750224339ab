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
    routes.post(UPLOADS, { config: { limit: NEW_UPLOADS } }, handler);
    const url = `${UPLOADS}/:id`;
    routes.head(url, { config: { limit: PARTS } }, handler);
    routes.patch<{ Params: { id: string } }>(url, { config: { limit: PARTS } }, async (request, reply) => {
      await handler(request, reply);
      await noteArrived(media, request.params.id).catch((cause) =>
        app.log.warn({ err: cause }, 'a part was not counted'),
      );
    });
    routes.delete<{ Params: { id: string } }>(url, { config: { limit: PARTS } }, async ({ params }, reply) => {
      await giveUp(media, params.id);
      return reply.code(204).header('tus-resumable', '1.0.0').send();
    });
  });
}
