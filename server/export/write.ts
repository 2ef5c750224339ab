import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { type Cell, safeText } from './cells.ts';

const OWNER_ONLY = 0o600;

/**
 * Writes records as CSV (RFC 4180), each as it comes. The byte order mark is for Excel, which else reads UTF-8 as the
 * machine's old code page. The name appears when the file is whole.
 *
 * @returns how many records there were
 */
export async function writeCsv(file: string, columns: readonly string[], records: AsyncIterable<Cell[]>) {
  let count = 0;
  async function* counted() {
    for await (const record of records) {
      count++;
      yield record;
    }
  }
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    cast: { string: safeText },
  });
  const draft = `${file}.part`;
  await pipeline(Readable.from(counted()), csv, createWriteStream(draft, { mode: OWNER_ONLY, flush: true }));
  await rename(draft, file);
  return count;
}
