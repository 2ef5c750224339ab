import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** Readers' videos. The files are kept elsewhere (`server/media/`). */
export const videos: Migration = {
  async up(db) {
    await db.schema
      .createTable('videos')
      .addColumn('uploadId', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('at', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('bytes', 'integer', required)
      .addColumn('contentType', 'text')
      .addColumn('seconds', 'double precision')
      .addColumn('hasPicture', 'integer')
      .addColumn('videoId', 'text', (column) => column.unique())
      .addColumn('answerId', 'text', (column) => column.unique())
      .addColumn('submissionKey', 'text')
      .addColumn('requestId', 'text')
      .addColumn('context', 'text')
      .execute();
    await db.schema.createIndex('videosByState').on('videos').columns(['state', 'at']).execute();
    await db.schema.createIndex('videosBySubmission').on('videos').column('submissionKey').execute();
  },
};
