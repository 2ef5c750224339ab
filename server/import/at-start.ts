import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import { readContentLawmakers, storeContentLawmakers } from '../lawmakers/import/with-content.ts';
import { importContent } from './import.ts';
import { ContentError, textOf } from './mistakes.ts';

const lastImport = (db: Database) =>
  db.selectFrom('contentImports').select('origin').orderBy('id', 'desc').limit(1).executeTakeFirst();

/**
 * Brings the content up to its folder. Content that was put there by command stays; and where the folder has become
 * wrong, the good content of the last start goes on serving.
 */
export async function importAtStart(db: Database, folder: string | null, clock: () => Date, log: FastifyBaseLogger) {
  const last = await lastImport(db);
  if (folder === null || last?.origin === 'command') return;
  try {
    const lawmakers = await readContentLawmakers(folder);
    log.info(await importContent(db, folder, clock, 'start'), 'content imported');
    await storeContentLawmakers(db, lawmakers, clock);
  } catch (cause) {
    if (!last || !(cause instanceof ContentError)) throw cause;
    log.error({ mistakes: cause.mistakes.map(textOf) }, 'content has mistakes: the earlier content stays');
  }
}
