import { resolve } from 'node:path';
import { lock } from '../db/locks.ts';
import type { Database, Schema } from '../db/schema.ts';
import { asContent, shapeMistakes } from './check.ts';
import { ContentError } from './mistakes.ts';
import { readContent } from './read.ts';
import { referenceMistakes } from './references.ts';
import { replaceContent } from './store.ts';

export type Imported = { publishers: number; partners: number; widgets: number };
type Origin = Schema['contentImports']['origin'];

/** The content of a folder, or a `ContentError` that names every mistake. */
async function checkedContent(folder: string) {
  const files = await readContent(folder);
  const shapes = shapeMistakes(files);
  if (shapes.length > 0) throw new ContentError(shapes);
  const content = asContent(files);
  const references = referenceMistakes(content);
  if (references.length > 0) throw new ContentError(references);
  return content;
}

/** Puts a content folder in the place of the content before it: all of it, or with a mistake nothing. */
export async function importContent(
  db: Database,
  folder: string,
  clock: () => Date,
  origin: Origin,
): Promise<Imported> {
  const content = await checkedContent(folder);
  await db.transaction().execute(async (trx) => {
    // Machines that start together would each delete what they see and insert what the other inserted.
    await lock(trx, 'content import');
    await replaceContent(trx, content);
    await trx
      .insertInto('contentImports')
      .values({ at: clock().toISOString(), folder: resolve(folder), origin })
      .execute();
  });
  const { publishers, partners, widgets } = content;
  return { publishers: publishers.length, partners: partners.length, widgets: widgets.length };
}
