import { DatabaseSync } from 'node:sqlite';
import { privateFile } from '../private-files.ts';
import { troubleOf } from '../trouble.ts';
import { IN_MEMORY } from './files.ts';
import { fileIn } from './spoilt.ts';

/**
 * Holds a lock that other servers on the same file see, and that ends with the process at the latest. SQLite has none by
 * name, so that an empty file beside the database stands for it.
 *
 * @returns what lets it go; null while another server has it
 */
export function holdAlone(dataDir: string, name: string): (() => void) | null {
  if (dataDir === IN_MEMORY) return () => undefined;
  const lock = new DatabaseSync(privateFile(`${fileIn(dataDir)}.${name}`));
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (cause) {
    lock.close();
    if (troubleOf(cause) !== 'busy') throw cause;
    return null;
  }
}
