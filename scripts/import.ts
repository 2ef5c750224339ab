/**
 * Imports a content folder into the database.
 *
 *   npm run import [folder]      default: CONTENT_DIR, else server/content
 *
 * A folder that is named stays the content until the next import; without one, every start follows the default again.
 */
import { openDatabase } from '../server/db/open.ts';
import { readEnvironment } from '../server/environment.ts';
import { importContent } from '../server/import/import.ts';
import { ContentError } from '../server/import/mistakes.ts';
import { withDefaults } from '../server/options.ts';

async function run(folder: string | undefined) {
  const options = withDefaults(readEnvironment(process.env));
  const db = await openDatabase(options);
  try {
    const from = folder ?? options.contentDir ?? 'server/content';
    const { widgets, publishers, partners } = await importContent(
      db,
      from,
      options.clock,
      folder ? 'command' : 'start',
    );
    console.log(`${widgets} widgets, ${publishers} publishers and ${partners} partners imported from ${from}`);
  } finally {
    await db.destroy();
  }
}

try {
  await run(process.argv[2]);
} catch (cause) {
  const isContent = cause instanceof ContentError;
  console.error(isContent ? `Nothing was imported:\n${cause.message}` : cause);
  process.exitCode = 1;
}
