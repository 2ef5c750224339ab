import type { FileFault } from '../model/enums.ts';
import { within } from '../model/time-limit.ts';

/** Cameras write a little more than they say. */
const TOLERANCE_SECONDS = 1;
const READ_WITHIN_MS = 5_000;

/** A video's length as the browser reads it; NaN where it can't, since the server will look at it too. */
function secondsOf(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const read = new Promise<number>((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () => resolve(video.duration);
    video.onerror = () => resolve(Number.NaN);
    video.src = url;
  });
  return within(READ_WITHIN_MS, read)
    .then((seconds = Number.NaN) => seconds)
    .finally(() => URL.revokeObjectURL(url));
}

export const faultOf = (type: string, seconds: number, maxSeconds: number): FileFault | null => {
  if (!/^video\/(mp4|webm|quicktime)$/.test(type)) return 'notVideo';
  // A recording of a browser has no length, which reads as endless.
  return Number.isFinite(seconds) && seconds > maxSeconds + TOLERANCE_SECONDS ? 'tooLong' : null;
};

/** Reads a file that the reader chose. @returns its length, 0 where unknown, or what is wrong with it */
export async function readFile(file: File, maxSeconds: number): Promise<{ seconds: number } | { fault: FileFault }> {
  const seconds = await secondsOf(file);
  const fault = faultOf(file.type, seconds, maxSeconds);
  return fault ? { fault } : { seconds: Number.isFinite(seconds) ? seconds : 0 };
}
