import { EVENTS, Server, type Upload } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import { identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { Media } from './media.ts';
import type { Storage } from './storage.ts';

/** The address of uploads (contract §6). */
export const UPLOADS = '/api/Media/Upload';

/** A refusal in the form that the upload server sends on. */
const refusal = (status_code: number, body: string) => ({ status_code, body: `${body}\n` });
const GONE = refusal(410, 'This upload is over');
const FULL = refusal(507, 'No room for videos');
const MAX_NAME_CHARS = 200;

/** Left on the disk for everything else, such as the database. */
const SPARE_BYTES = 500_000_000;
/** What has arrived of uploads that nobody has published yet may take this much room in all. */
const MAX_WAITING_BYTES = 20_000_000_000;

/** Counts the bytes that have arrived or are on their way: whoever begins uploads and sends nothing must not keep others out. */
async function mustFit({ db, room }: Media, storage: Storage, more: number): Promise<void> {
  const bytes = more + room.onTheirWay();
  const free = await storage.freeBytes();
  if (free !== null && free - bytes < SPARE_BYTES) throw FULL;
  const row = await db
    .selectFrom('videos')
    .select((eb) => eb.fn.sum('bytes').as('bytes'))
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  if (Number(row?.bytes ?? 0) + bytes > MAX_WAITING_BYTES) throw FULL;
}

/** What an upload is stored under. It does not say whose action it is for: its publication does. */
async function identifierFor(db: Database, id: string): Promise<string> {
  // PostgreSQL takes no NUL in a text.
  const action = { id: id.replaceAll('\0', ''), type: 'recordvideo' };
  const row = await db
    .selectFrom('actions')
    .select('identifier')
    .where('actionId', '=', action.id)
    .where('type', '=', action.type)
    .limit(1)
    .executeTakeFirst();
  if (!row) throw refusal(404, 'Unknown action');
  return identifierOf(action);
}

/** Notes an upload before the storage gets it, so that none is ever forgotten there. */
async function begin(media: Media, storage: Storage, { id: uploadId, size, metadata }: Upload) {
  const { db, clock } = media;
  if (!size) throw refusal(400, 'Upload-Length Required');
  const identifier = await identifierFor(db, metadata?.id ?? '');
  await mustFit(media, storage, size);
  const name = (metadata?.filename ?? '').replaceAll('\0', '').slice(0, MAX_NAME_CHARS);
  await db
    .insertInto('videos')
    .values({ uploadId, identifier, state: 'uploading', at: clock().toISOString(), name, bytes: 0 })
    .execute();
}

/** A published video can't be changed: its sender still knows the upload's id, which the people who watch it don't. */
async function mustBeOpen({ db }: Media, uploadId: string, method: string) {
  const row = await db.selectFrom('videos').select('state').where('uploadId', '=', uploadId).executeTakeFirst();
  if (!row) throw refusal(404, 'Unknown upload');
  const isOpen = row.state === 'uploading' || (method === 'HEAD' && row.state === 'published');
  if (!isOpen) throw GONE;
}

/** Notes how much of an upload is there, also after a broken connection. @returns how much */
export async function noteArrived({ db, storage }: Media, uploadId: string): Promise<number> {
  const { offset } = await (await storage()).uploads.getUpload(uploadId);
  await db
    .updateTable('videos')
    .set({ bytes: offset })
    .where('uploadId', '=', uploadId)
    .where('state', '=', 'uploading')
    .execute();
  return offset;
}

const isRefusal = (cause: object): cause is { status_code: number; body: string } => 'status_code' in cause;

/** The upload server, at `UPLOADS`. Its errors tell nothing of this machine. */
export function createUploadServer(media: Media, storage: Storage, log: FastifyBaseLogger) {
  const server = new Server({
    path: UPLOADS,
    relativeLocation: true,
    datastore: storage.uploads,
    maxSize: media.maxBytes,
    async onUploadCreate({ headers }, upload) {
      // Bytes that came with the creation would not be counted.
      if (headers.get('content-type')) throw refusal(415, 'Send the bytes by PATCH');
      await begin(media, storage, upload);
      return {};
    },
    async onIncomingRequest({ method }, id) {
      if (method !== 'POST') await mustBeOpen(media, id, method);
      if (method === 'PATCH') await mustFit(media, storage, 0);
    },
    onResponseError(_request, cause) {
      if (isRefusal(cause)) return undefined;
      log.error({ err: cause }, 'an upload failed');
      return refusal(500, 'Internal server error');
    },
  });
  // Its own errors, such as a full disk, come by events too, and an unheard `error` event ends the process.
  server.on(EVENTS.POST_RECEIVE, () => undefined);
  return server;
}
