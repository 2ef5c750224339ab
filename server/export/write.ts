import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { isRecord } from '../../widget/core/model/value.ts';
import { jsonOf } from '../db/rows.ts';
import { SettingError } from '../settings.ts';
import { type Cell, safeText } from './cells.ts';

const OWNER_ONLY = 0o600;

const RECORD = '.civic-action-export.json';

/** Changes when somebody has edited a file or put another in its place. */
async function stateOf(file: string): Promise<string | null> {
  const found = await lstat(file).catch(() => null);
  return found && `${found.size} bytes, ${new Date(found.mtimeMs).toISOString()}`;
}

/** What exports have made in a folder, so that they replace nothing else. */
export async function madeIn(folder: string) {
  const record = join(folder, RECORD);
  const read: unknown = jsonOf(await readFile(record, 'utf8').catch(() => null));
  const made: Record<string, unknown> = isRecord(read) ? { ...read } : {};
  return {
    /** @throws SettingError if the folder has other files of these names */
    async refuseOthers(names: readonly string[]) {
      const states = await Promise.all(names.map((name) => stateOf(join(folder, name))));
      const others = names.filter((name, index) => states[index] && states[index] !== made[name]);
      if (others.length > 0)
        throw new SettingError(
          `Not made by an export, or changed since: ${others.map((name) => join(folder, name)).join(', ')}. Move them away, or name another folder. Nothing was exported.`,
        );
    },
    async add(name: string) {
      made[name] = await stateOf(join(folder, name));
      await writeFile(record, JSON.stringify(made, null, 2), { mode: OWNER_ONLY });
    },
  };
}

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
