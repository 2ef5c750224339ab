/** Copies the SQLite database and readers' videos while the server runs; PostgreSQL has pg_dump (docs/operators.md, Backups). */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, publishedIn } from '../server/db/sqlite/backup.ts';
import { readEnvironment } from '../server/environment.ts';
import { besideBackup, copyVideos, foundFolder } from '../server/media/open-storage.ts';
import { withDefaults } from '../server/options.ts';
import { SettingError } from '../server/settings.ts';
import { runCommand } from './command.ts';

const USAGE = 'Usage: npm run backup -- FILE';
const KILOBYTE = 1_000;

/** After the database, so that no video is missing that it has. */
async function copyFrom(folder: string, file: string): Promise<string> {
  const to = besideBackup(file);
  if (resolve(folder) === to) return `Readers’ videos are beside it already: ${to}`;
  const published = publishedIn(file);
  try {
    const missing = await copyVideos(folder, to, published);
    const gone = missing > 0 ? `; ${missing} ${missing === 1 ? 'has' : 'have'} no file in ${folder}` : '';
    return `${to}: ${published.length - missing} of ${published.length} videos${gone}`;
  } catch (cause) {
    throw new SettingError(`${file} is whole, and not all videos are in ${to}: ${(cause as Error).message}`);
  }
}

async function perform(args: string[]): Promise<string> {
  const [file, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!file || more.length > 0) throw new SettingError(USAGE);
  const options = withDefaults(readEnvironment(process.env));
  const { dataDir, databaseUrl } = options;
  if (databaseUrl)
    throw new SettingError(
      `DATABASE_URL is backed up by PostgreSQL's own tool: pg_dump --format=custom --file=${file}`,
    );
  const bytes = backUp(dataDir, file);
  const done = `${file}: ${Math.ceil(bytes / KILOBYTE)} kB, checked`;
  const videos = foundFolder(options);
  return videos ? `${done}\n${await copyFrom(videos, file)}` : done;
}

await runCommand(USAGE, () => perform(process.argv.slice(2)));
