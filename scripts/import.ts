/**
 * Imports a content folder into the database.
 *
 *   npm run import [folder]      default: CONTENT_DIR, else server/content
 *
 * A folder that is named stays the content until the next import; without one, every start follows the default again.
 *
 *   npm run import -- --lawmakers FOLDER      lawmakers of one country: the public US files, or lawmakers.json
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/open.ts';
import type { Database } from '../server/db/schema.ts';
import { readEnvironment, SettingError } from '../server/environment.ts';
import { importContent } from '../server/import/import.ts';
import { ContentError } from '../server/import/mistakes.ts';
import { importLawmakers } from '../server/lawmakers/import/import.ts';
import { readContentLawmakers, storeContentLawmakers } from '../server/lawmakers/import/with-content.ts';
import { type Options, withDefaults } from '../server/options.ts';

type Wanted = { folder: string | undefined; lawmakers: string | undefined };

function wanted(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    options: { lawmakers: { type: 'string' } },
    allowPositionals: true,
  });
  return { folder: positionals[0], lawmakers: values.lawmakers };
}

async function bringContent(db: Database, folder: string | undefined, { contentDir, clock }: Options) {
  const from = folder ?? contentDir ?? 'server/content';
  const lawmakers = await readContentLawmakers(from);
  const { widgets, publishers, partners } = await importContent(db, from, clock, folder ? 'command' : 'start');
  await storeContentLawmakers(db, lawmakers, clock);
  console.log(`${widgets} widgets, ${publishers} publishers and ${partners} partners imported from ${from}`);
}

async function bringLawmakers(db: Database, folder: string, { clock }: Options) {
  const { countryCode, members, postcodes, shapes } = await importLawmakers(db, folder, clock);
  console.log(
    `${members} lawmakers of ${countryCode}, ${postcodes} districts of postcodes and ${shapes} polygons imported from ${folder}`,
  );
}

async function run({ folder, lawmakers }: Wanted) {
  const options = withDefaults(readEnvironment(process.env));
  const db = await openDatabase(options);
  try {
    if (folder !== undefined || lawmakers === undefined) await bringContent(db, folder, options);
    if (lawmakers !== undefined) await bringLawmakers(db, lawmakers, options);
    console.log(`They are in ${options.databaseUrl ? 'the database of DATABASE_URL' : options.dataDir}.`);
  } finally {
    await db.destroy();
  }
}

/** One line for what a person can mend. */
function explain(cause: unknown): unknown {
  if (cause instanceof SettingError) return cause.message;
  if (cause instanceof ContentError) return `Nothing was imported:\n${cause.message}`;
  const { code, message } = cause as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\nnpm run import -- [FOLDER] [--lawmakers FOLDER]` : cause;
}

try {
  await run(wanted(process.argv.slice(2)));
} catch (cause) {
  console.error(explain(cause));
  process.exitCode = 1;
}
