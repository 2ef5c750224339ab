import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file for the output of other processes. Unlike a pipe, it keeps the order of standard output and errors, and is
 * complete as soon as they have ended, even after a crash.
 */
export function createLog() {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-log-'));
  const fd = openSync(join(folder, 'log'), 'a+');
  rmSync(folder, { recursive: true }); // an open file stays readable
  let taken = 0;

  /** Everything printed since the last call. */
  function take(): string {
    const { size } = fstatSync(fd);
    const text = Buffer.alloc(size - taken);
    readSync(fd, text, 0, text.length, taken);
    taken = size;
    return text.toString();
  }

  return { fd, take, close: () => closeSync(fd) };
}
