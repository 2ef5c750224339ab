/**
 * Writes submissions, activity and loading times as CSV files for spreadsheets and address books (docs/operators.md, What
 * people did).
 */
import { parseArgs } from 'node:util';
import { withoutTimeLimits } from '../server/db/open.ts';
import { type ExportRequest, exportTables, TABLE_NAMES } from '../server/export/export.ts';
import { SettingError } from '../server/settings.ts';
import { runCommand } from './command.ts';
import { withStored } from './stored.ts';

const USAGE = `Usage: npm run export -- FOLDER [--only KIND,…] [--publisher ID] [--widget ID] [--action ID] [--since DAY] [--until DAY] [--email ADDRESS]

Kinds: ${TABLE_NAMES.join(', ')}`;

const text = { type: 'string' } as const;
const OPTIONS = { only: text, publisher: text, widget: text, action: text, since: text, until: text, email: text };

function wanted(args: string[]): ExportRequest {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder) throw new SettingError(USAGE);
  // npm keeps options before `--` for itself and passes on only their values.
  if (more.length > 0) throw new SettingError(`One folder, and options after "--":\n\n${USAGE}`);
  if (values.email !== undefined && !values.email.includes('@'))
    throw new SettingError(`--email takes a whole address:\n\n${USAGE}`);
  const { only, ...scope } = values;
  return { folder, ...scope, only: only ? only.split(',') : [] };
}

function run(request: ExportRequest): Promise<string> {
  return withStored(async (db, options) =>
    (await withoutTimeLimits(db, options, (unlimited) => exportTables(unlimited, request))).join('\n'),
  );
}

await runCommand(USAGE, async () => run(wanted(process.argv.slice(2))));
