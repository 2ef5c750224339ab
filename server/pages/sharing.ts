import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';
import { createImagesBase, type OwnFiles } from '../static/own-files.ts';
import { addOembed } from './oembed/index.ts';
import { addSharePage } from './share/index.ts';
import { addPictureRoute, createSharePictures, type SharePictureOptions } from './share/picture/index.ts';

export type SharingOptions = OwnFiles & Omit<SharePictureOptions, 'imagesBase'> & { clock: () => Date };

/** The page that a shared link leads to, and what networks, feeds and articles elsewhere show of it. */
export async function addSharing(app: FastifyInstance, db: Database, options: SharingOptions) {
  const { publicOrigin, distDir, clock } = options;
  const imagesBase = createImagesBase(distDir);
  const pictures = await createSharePictures(app, db, { ...options, imagesBase });
  await addSharePage(app, { db, publicOrigin, clock, pictures, imagesBase });
  addPictureRoute(app, pictures);
  addOembed(app, { db, publicOrigin, clock, thumbnailOf: pictures.of });
}
