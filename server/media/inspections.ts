import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HttpError } from '../http/errors.ts';

/** Each inspection may take a core for seconds, and the server has to answer everybody else meanwhile. */
export const INSPECTIONS_AT_ONCE = 2;
/** Beyond these a reader waits longer than their browser does. */
export const MOST_WAITING = 8;
const RETRY_AFTER_SECONDS = '10';
const MOST_VERDICTS = 10_000;

/** What an upload's bytes hold; `null` if that is no video. */
export type Found = { contentType: string; seconds: number; hasPicture: number } | null;

/**
 * Inspects each upload once, whoever asks how often, since its bytes don't change once they are whole. What failed for
 * another reason is tried again.
 */
export function createInspections() {
  const verdicts = new LRUCache<string, Promise<Found>>({ max: MOST_VERDICTS });
  const inTurn = pLimit(INSPECTIONS_AT_ONCE);
  return (uploadId: string, inspect: () => Promise<Found>): Promise<Found> => {
    const known = verdicts.get(uploadId);
    if (known) return known;
    if (inTurn.pendingCount >= MOST_WAITING)
      throw new HttpError(503, { error: 'Too many videos at once' }, { 'retry-after': RETRY_AFTER_SECONDS });
    const verdict = inTurn(inspect);
    verdicts.set(uploadId, verdict);
    verdict.catch(() => verdicts.delete(uploadId));
    return verdict;
  };
}
