import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
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
const PATIENCE_MS = 5_000;
/**
 * The thread's own code takes half a second to load, and many times that on a busy machine: no fault of the file. With
 * `PATIENCE_MS` it stays below the time that a server's end leaves for requests (scripts/start/serve.ts).
 */
const BEGINS_WITHIN_MS = 20_000;
const MEMORY_MB = 256;
const MEASURE = new URL('./measure.ts', import.meta.url);

const isOutOfMemory = (cause: unknown) => (cause as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The file was not read in time. It may be damaged, or the machine has no time for it. */
export class TooSlow extends Error {}

/** @returns its seconds; `null` for one that can't be read, or not within the memory that a video needs. @throws TooSlow */
async function secondsOf(path: string, patienceMs: number, thread: URL): Promise<number | null> {
  const worker = new Worker(thread, {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const tooSlow = () => reject(new TooSlow());
      timer = setTimeout(tooSlow, BEGINS_WITHIN_MS);
      worker.on('message', (said: 'begun' | number | null) => {
        if (said !== 'begun') return resolve(said);
        clearTimeout(timer);
        timer = setTimeout(tooSlow, patienceMs);
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
 * @param patienceMs once the thread has begun
 * @param thread replaced by tests
 * @throws TooSlow
 */
export async function inspect(path: string, patienceMs = PATIENCE_MS, thread = MEASURE): Promise<Inspected | null> {
  const contentType = containerOf(await headOf(path));
  if (!contentType) return null;
  const seconds = await secondsOf(path, patienceMs, thread);
  return seconds !== null && Number.isFinite(seconds) ? { contentType, seconds } : null;
}
