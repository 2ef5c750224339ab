import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import { bringContent } from './bring.ts';
import { ContentError, textOf } from './mistakes.ts';

const lastImport = (db: Database) =>
  db.selectFrom('contentImports').select('origin').orderBy('id', 'desc').limit(1).executeTakeFirst();

type ImportOptions = {
  /** `null` imports nothing. */
  contentDir: string | null;
  clock: () => Date;
  geocoder: object | null;
};

/**
 * Imports the content folder. Content that was imported by command stays; if the folder has mistakes, the content of
 * the last start stays.
 */
export async function importAtStart(
  db: Database,
  { contentDir: folder, clock, geocoder }: ImportOptions,
  log: FastifyBaseLogger,
) {
  const last = await lastImport(db);
  if (folder === null || last?.origin === 'command') return;
  try {
    const { requestIds: _, warnings, ...counts } = await bringContent(db, folder, { clock, geocoder }, 'start');
    log.info(counts, 'content imported');
    for (const warning of warnings) log.info(`not as it may be meant: ${textOf(warning)}`);
  } catch (cause) {
    if (!last || !(cause instanceof ContentError)) throw cause;
    log.error({ mistakes: cause.mistakes.map(textOf) }, 'content has mistakes: the earlier content stays');
  }
}
