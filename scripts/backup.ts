/**
 * Copies the SQLite database while the server runs; for PostgreSQL use pg_dump (docs/operators.md, Backups).
 *
 *   npm run backup -- FILE
 */
import { parseArgs } from 'node:util';
import { backUp } from '../server/db/sqlite/backup.ts';
import { readEnvironment } from '../server/environment.ts';
import { foundFolder } from '../server/media/storage/open.ts';
import { withDefaults } from '../server/options.ts';
import { SettingError } from '../server/setting-error.ts';
import { runCommand } from './command.ts';

const USAGE = 'Usage: npm run backup -- FILE';
const KILOBYTE = 1_000;

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
  return videos ? `${done}\nReaders’ videos are not in it. Copy their folder too: ${videos}` : done;
}

await runCommand(USAGE, () => perform(process.argv.slice(2)));
