import { RequestError } from '../../../api/errors.ts';
import type { FileFault } from '../../../model/enums.ts';
import { isRecord } from '../../../model/value.ts';
import { UploadRefused } from '../../../recording/upload.ts';

const TOO_LARGE = 413;
const NO_SPACE = 507;

/** Time-outs, conflicts and limits pass. */
const PASSING = [408, 409, 429];

/** Whether the server does not want the video, so that the same would happen at each visit. */
export const isRefusal = (error: unknown) =>
  error instanceof UploadRefused ||
  (error instanceof RequestError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status));

export const isNoSpace = (error: unknown) => error instanceof UploadRefused && error.status === NO_SPACE;

/** The `error` of a refused publication (`server/media/prepare.ts`). */
const FAULTS: Record<string, FileFault> = { NotVideo: 'notVideo', VideoTooLong: 'tooLong' };

/** What is wrong with the video itself, which has words of its own in the reader's language. */
export function fileFaultOf(error: unknown): FileFault | null {
  if (error instanceof UploadRefused) return error.status === TOO_LARGE ? 'tooLarge' : null;
  const body = error instanceof RequestError ? error.body : null;
  return (isRecord(body) && FAULTS[String(body.error)]) || null;
}
