import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file for what other processes print. Unlike a pipe it keeps the order of standard output and errors, and has all of
 * it as soon as they have ended, however they end.
 */
export function createLog() {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-log-'));
  const fd = openSync(join(folder, 'log'), 'a+');
  rmSync(folder, { recursive: true }); // stays readable while it is open
  let taken = 0;

  /** What was printed since the last call. */
  function take(): string {
    const { size } = fstatSync(fd);
    const text = Buffer.alloc(size - taken);
    readSync(fd, text, 0, text.length, taken);
    taken = size;
    return text.toString();
  }

  return { fd, take, close: () => closeSync(fd) };
}
