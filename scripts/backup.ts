/**
 * Copies the SQLite database while the server runs; for PostgreSQL use pg_dump (docs/operators.md, Backups).
 *
 *   npm run backup -- FILE
 */
import { backUp } from '../server/db/sqlite/backup.ts';
import { readEnvironment } from '../server/environment.ts';
import { withDefaults } from '../server/options.ts';
import { SettingError } from '../server/setting-error.ts';
import { runCommand } from './command.ts';

const USAGE = 'Usage: npm run backup -- FILE';
const KILOBYTE = 1_000;

async function perform([file, ...more]: string[]): Promise<string> {
  if (!file || more.length > 0) throw new SettingError(USAGE);
  const { dataDir, databaseUrl } = withDefaults(readEnvironment(process.env));
  if (databaseUrl)
    throw new SettingError(
      `DATABASE_URL is backed up by PostgreSQL's own tool: pg_dump --format=custom --file=${file}`,
    );
  const bytes = backUp(dataDir, file);
  return `${file}: ${Math.ceil(bytes / KILOBYTE)} kB, checked`;
}

await runCommand(USAGE, () => perform(process.argv.slice(2)));
