import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HttpError } from '../http/errors.ts';
import { TooSlow } from './inspect.ts';

/** Each inspection may take a core for seconds, and the server has to answer everybody else meanwhile. */
export const INSPECTIONS_AT_ONCE = 2;
/** Beyond these a reader waits longer than their browser does. */
export const MOST_WAITING = 8;
const RETRY_AFTER_SECONDS = '10';
const MOST_VERDICTS = 10_000;
/** On a machine that has no time, a whole video is read at another try; one that never is, is damaged. */
const MOST_TRIES = 3;

/** What an upload's bytes hold; `null` if that is no video. */
type Found = { contentType: string; seconds: number; hasPicture: number } | null;

const comeBack = (error: string) => new HttpError(503, { error }, { 'retry-after': RETRY_AFTER_SECONDS });

/**
 * Inspects each upload once, whoever asks how often, since its bytes don't change once they are whole. What failed for
 * another reason is tried again.
 */
export function createInspections() {
  const verdicts = new LRUCache<string, Promise<Found>>({ max: MOST_VERDICTS });
  const tries = new LRUCache<string, number>({ max: MOST_VERDICTS });
  const inTurn = pLimit(INSPECTIONS_AT_ONCE);
  return (uploadId: string, inspect: () => Promise<Found>): Promise<Found> => {
    const known = verdicts.get(uploadId);
    if (known) return known;
    if (inTurn.pendingCount >= MOST_WAITING) throw comeBack('Too many videos at once');
    const verdict = inTurn(inspect).catch((cause) => {
      if (!(cause instanceof TooSlow)) throw cause;
      const times = (tries.get(uploadId) ?? 0) + 1;
      tries.set(uploadId, times);
      if (times < MOST_TRIES) throw comeBack('The video could not be read in time');
      return null;
    });
    verdicts.set(uploadId, verdict);
    verdict.catch(() => verdicts.delete(uploadId));
    return verdict;
  };
}
