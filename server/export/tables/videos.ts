import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { deeds } from '../table.ts';

/** Published videos, without what allows changing them. The files are not exported. */
export const videos = deeds('videos', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('videos')
      .select(['identifier', 'at', 'context', 'requestId', 'videoId', 'contentType', 'seconds', 'bytes'])
      .where('state', '=', 'published')
      .where(within('videos', scope))
      .orderBy('at')
      .orderBy('videoId'),
  columns: {
    video_id: ({ videoId }) => videoId,
    page: ({ videoId }) => `/media/${videoId}`,
    type: ({ contentType }) => contentType,
    seconds: ({ seconds }) => seconds,
    bytes: ({ bytes }) => bytes,
  },
});
