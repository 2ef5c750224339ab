import type { FastifyInstance } from 'fastify';
import type { WireWidget } from '../../../../widget/core/api/wire.ts';
import type { Database } from '../../../db/schema.ts';
import { notFound } from '../../../http/errors.ts';
import { CannotBegin } from '../../../processes/child.ts';
import { IMMUTABLE } from '../../../static/own-files.ts';
import { repeat } from '../../../time.ts';
import { latestImport } from '../../../widgets/known.ts';
import { PICTURE_SIZE } from './facts.ts';
import { openPictures, type PictureOptions, type Pictures } from './pictures.ts';

/**
 * A command, or another server on the same database, may import content at any time. It draws the pictures itself, into
 * a folder that need not be ours.
 */
const LOOK_EVERY_MS = 60_000;
/** Of imports. The next look draws. */
const NONE_SEEN = -1;

/**
 * Draws what is missing once the server listens, after each import, and when one is asked for whose file has gone. No
 * request waits for it.
 */
function keepDrawing(app: FastifyInstance, db: Database, pictures: Pictures) {
  let seen = NONE_SEEN;
  let canDraw = true;

  async function look(signal: AbortSignal) {
    const contentImport = await latestImport(db);
    if (contentImport === seen && !(canDraw && pictures.isMissed())) return;
    try {
      const drawn = await pictures.drawMissing(app.log, signal);
      [seen, canDraw] = [contentImport, true];
      if (drawn > 0) app.log.info({ drawn }, 'pictures of shared links drawn');
    } catch (cause) {
      // Where the renderer is missing, it stays missing; a full disk or a lost database does not.
      canDraw = !(cause instanceof CannotBegin && cause.isLasting);
      seen = canDraw ? NONE_SEEN : contentImport;
      if (!signal.aborted) throw cause;
    }
  }
  // Fastify runs the last of these hooks first, so that this one comes after the round.
  app.addHook('onClose', async () => pictures.close());
  repeat(app, {
    everyMs: LOOK_EVERY_MS,
    work: look,
    failed: (cause) => app.log.warn({ err: cause }, 'the pictures of shared links could not be drawn'),
  });
}

/** What stands beside a shared link. */
export type Thumbnail = { url: string; width: number; height: number };

export type SharePictures = {
  /** A widget's picture, once it is drawn. */
  of: (widget: WireWidget, origin: string) => Promise<Thumbnail | null>;
  read: Pictures['read'];
};

/** Where nothing is drawn. */
const NONE: SharePictures = { of: async () => null, read: async () => null };

export type SharePictureOptions = PictureOptions & {
  /** Off, no pictures are drawn or shown. */
  sharePictures: boolean;
};

export async function createSharePictures(
  app: FastifyInstance,
  db: Database,
  options: SharePictureOptions,
): Promise<SharePictures> {
  if (!options.sharePictures) return NONE;
  const pictures = await openPictures(db, options);
  keepDrawing(app, db, pictures);
  return {
    read: pictures.read,
    async of(widget, origin) {
      const name = await pictures.nameFor(widget);
      return name === null ? null : { url: `${origin}/share/picture/${name}`, ...PICTURE_SIZE };
    },
  };
}

/** The slash before the name is no part of an id: in addresses of ours, those of an id are encoded. */
export function addPictureRoute(app: FastifyInstance, { read }: Pick<SharePictures, 'read'>) {
  app.get<{ Params: { name: string } }>('/share/picture/:name(^[0-9a-f]{32}\\.png$)', async ({ params }, reply) => {
    const png = await read(params.name);
    if (!png) throw notFound();
    return reply.type('image/png').header('cache-control', IMMUTABLE).send(png);
  });
}
