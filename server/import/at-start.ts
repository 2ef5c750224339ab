import type { FastifyBaseLogger } from 'fastify';
import { withoutTimeLimits } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { reportIfSlow } from '../time.ts';
import { saidOf } from './changes.ts';
import { importContent } from './import-content.ts';
import { ContentError, textOf } from './mistakes.ts';
import { HarmError } from './store.ts';
import type { FileChecks } from './warnings/files.ts';

type ImportOptions = {
  /** `null` imports nothing. */
  contentDir: string | null;
  databaseUrl?: string | undefined;
  clock: () => Date;
  geocoder: object | null;
  districts?: object | null;
  distDir: string;
  demoFile?: FileChecks['demoFile'];
  /** A trial of the demo newspaper: nobody is asked to set up a geocoder for it. */
  demoCounts?: boolean;
};

const IMPORTING = 'content is being imported, here or by another server; this can take minutes';

/**
 * Imports the content folder. Content that was imported by command stays. If the folder has mistakes, or would take a widget
 * away that people have used, or change what they have answered, the content of the last start stays.
 */
export async function importAtStart(
  db: Database,
  { contentDir: folder, databaseUrl, clock, geocoder, districts, distDir, demoFile, demoCounts }: ImportOptions,
  log: FastifyBaseLogger,
) {
  const last = await db.selectFrom('contentImports').select('origin').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (folder === null) return;
  if (last?.origin === 'command') {
    log.info({ folder }, 'content that was imported by command stays, and the folder is not read (npm run import)');
    return;
  }
  // A start waits for no other server.
  const files = { distDir, demoFile, asksServers: false };
  const tools = { clock, geocoder: demoCounts ? {} : geocoder, districts, files };
  try {
    const importing = withoutTimeLimits(db, { databaseUrl }, (unlimited) =>
      importContent(unlimited, folder, tools, 'start'),
    );
    const {
      requestIds: _,
      warnings,
      changes,
      ...counts
    } = await reportIfSlow(importing, IMPORTING, (text) => log.info(text));
    log.info(counts, 'content imported');
    if (last) for (const change of saidOf(changes)) log.info(`the content has changed: it ${change}`);
    for (const warning of warnings) log.info(`readers may not see this as intended: ${textOf(warning)}`);
  } catch (cause) {
    if (cause instanceof HarmError)
      return log.error(
        { changes: saidOf(cause.changes) },
        'the earlier content stays, since the folder’s would harm what people have done: npm run import -- --yes brings it all the same',
      );
    if (!last || !(cause instanceof ContentError)) throw cause;
    log.error({ mistakes: cause.mistakes.map(textOf) }, 'content has mistakes: the earlier content stays');
  }
}
