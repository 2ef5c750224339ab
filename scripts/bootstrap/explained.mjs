import { Stop } from './stop.mjs';

const REASONS = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the place of a folder: remove it',
  EEXIST: 'a file is in the place of a folder: remove it',
};

/** Explains an error of the file system in a sentence; other errors stay as they are. */
export function explained(cause) {
  const reason = cause instanceof Stop ? undefined : REASONS[cause?.code];
  return reason && cause.path ? new Stop(`${cause.path} cannot be used: ${reason}.`) : cause;
}
