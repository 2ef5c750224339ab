import { Stop } from './stop.mjs';

const REASONS = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands where a folder must be: remove it',
  EEXIST: 'a file stands where a folder must be: remove it',
};

/** What the file system refused, in a sentence; anything else as it is. */
export function explained(cause) {
  const reason = cause instanceof Stop ? undefined : REASONS[cause?.code];
  return reason && cause.path ? new Stop(`${cause.path} cannot be used: ${reason}.`) : cause;
}
