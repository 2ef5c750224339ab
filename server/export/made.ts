import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../widget/model/is-record.ts';
import { jsonOf } from '../db/json.ts';
import { SettingError } from '../setting-error.ts';

const RECORD = '.civic-action-export.json';
const OWNER_ONLY = 0o600;

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
