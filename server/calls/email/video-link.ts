import type { Transact } from '../../db/schema.ts';
import type { LetterRequest } from './store.ts';

/**
 * Adds the address of the writer's video to a letter that doesn't have it any more, since a letter about a video without
 * one says nothing. The letter names its video by the answer that `CompleteRecordVideoAsync` gave.
 */
export async function withVideoLink(
  trx: Transact,
  identifier: string,
  origin: string,
  request: LetterRequest,
): Promise<LetterRequest> {
  const row = await trx
    .selectFrom('videos')
    .select('videoId')
    .where('answerId', '=', String(request.answerId ?? ''))
    .where('identifier', '=', identifier)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!row?.videoId || request.text.includes(row.videoId)) return request;
  return { ...request, text: `${request.text.trimEnd()}\n\n${origin}/media/${row.videoId}` };
}
