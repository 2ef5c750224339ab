import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HttpError } from '../http/errors.ts';
import { EBML } from './webm-end.ts';

/** What the bytes of a file say. */
type Inspected = { contentType: VideoType; seconds: number };

/** Containers that browsers record, and those of phones' cameras. */
type VideoType = 'video/webm' | 'video/mp4' | 'video/quicktime';

const HEAD_BYTES = 64;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Tells the container by its first bytes (RFC 8794 §11.2.1, ISO/IEC 14496-12 §4.3); `null` for any other file. */
export function containerOf(head: Buffer): VideoType | null {
  if (head.subarray(0, EBML.length).equals(EBML)) return head.includes('webm') ? 'video/webm' : null;
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  return head.toString('latin1', 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/** A whole recording takes a fraction of a second. With it a network can't keep more than one of the two turns busy. */
const MOST_WAIT_MS = 5_000;
/**
 * The thread's own code takes half a second to load, and many times that on a busy machine: no fault of the file. With
 * `MOST_WAIT_MS` it stays below the time that a server's end leaves for requests (scripts/start/serve.ts).
 */
const BEGINS_WITHIN_MS = 20_000;
const MEMORY_MB = 256;
const MEASURE = new URL('./measure.ts', import.meta.url);

const isOutOfMemory = (cause: unknown) => (cause as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The file was not read in time. It may be damaged, or the machine has no time for it. */
export class TooSlow extends Error {}

/** @returns its seconds; `null` for one that can't be read, or not within the memory that a video needs. @throws TooSlow */
async function secondsOf(path: string, mostMs: number, thread: URL): Promise<number | null> {
  const worker = new Worker(thread, { workerData: path, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const tooSlow = () => reject(new TooSlow());
      timer = setTimeout(tooSlow, BEGINS_WITHIN_MS);
      worker.on('message', (said: 'begun' | number | null) => {
        if (said !== 'begun') return resolve(said);
        clearTimeout(timer);
        timer = setTimeout(tooSlow, mostMs);
      });
      worker.once('error', (cause) => (isOutOfMemory(cause) ? resolve(null) : reject(cause)));
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Reads what a file really holds; `null` if that is no video, or one that was cut off.
 *
 * @param mostMs once the thread has begun
 * @param thread replaced by tests
 * @throws TooSlow
 */
export async function inspect(path: string, mostMs = MOST_WAIT_MS, thread = MEASURE): Promise<Inspected | null> {
  const contentType = containerOf(await headOf(path));
  if (!contentType) return null;
  const seconds = await secondsOf(path, mostMs, thread);
  return seconds !== null && Number.isFinite(seconds) ? { contentType, seconds } : null;
}

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
