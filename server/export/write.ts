import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { type Cell, safeText } from './cells.ts';

const OWNER_ONLY = 0o600;

/** CSV (RFC 4180). The byte order mark is for Excel, which otherwise misreads UTF-8. */
export const CSV = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // A line break of another system than ours, or a tab, would not be quoted otherwise.
  quoted_string: true,
  cast: { string: safeText },
} as const;

/**
 * Writes records as CSV as they come. The file gets its name when it is complete.
 *
 * @returns the number of records
 */
export async function writeCsv(file: string, columns: readonly string[], records: AsyncIterable<Cell[]>) {
  let count = 0;
  async function* counted() {
    for await (const record of records) {
      count++;
      yield record;
    }
  }
  const csv = stringify({ ...CSV, columns: [...columns] });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(
      Readable.from(counted()),
      csv,
      createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
    );
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
  return count;
}
