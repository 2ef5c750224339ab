import { resolve } from 'node:path';
import { lock } from '../db/locks.ts';
import type { Schema, Transact } from '../db/schema.ts';
import { asContent, type Content, shapeMistakes } from './check.ts';
import { byFile, ContentError, type Mistake } from './mistakes.ts';
import { readContent } from './read.ts';
import { resolveReferences, withNameless, withoutRepeats } from './references.ts';
import { ruleMistakes } from './rules/rules.ts';
import { replaceContent } from './store.ts';
import { type ContentView, type Reference, viewOf } from './view.ts';
import { contentWarnings } from './warnings/content.ts';

export type Imported = { publishers: number; partners: number; widgets: number };
export type Origin = Schema['contentImports']['origin'];

/** Content without mistakes, with warnings about what readers may not see as its author means it. */
export type Checked = {
  folder: string;
  content: Content;
  view: ContentView;
  references: Reference[];
  warnings: Mistake[];
};

/** Reads and checks a folder. @throws ContentError that names every mistake */
export async function checkContent(folder: string): Promise<Checked> {
  const { files, references, nameless } = resolveReferences(await readContent(folder));
  const view = viewOf(files, references);
  const found = [...files.unreadable, ...shapeMistakes(files), ...ruleMistakes(view)];
  const mistakes = withNameless(withoutRepeats(found, references), nameless);
  if (mistakes.length > 0) throw new ContentError(byFile(mistakes));
  return {
    folder,
    content: asContent(files),
    view,
    references,
    warnings: withoutRepeats(contentWarnings(view), references),
  };
}

/** Replaces all content. */
export async function storeContent(
  trx: Transact,
  { folder, content }: Checked,
  clock: () => Date,
  origin: Origin,
): Promise<Imported> {
  // Without the lock, servers that start together would insert the same rows.
  await lock(trx, 'content import');
  const at = clock().toISOString();
  await replaceContent(trx, content, at);
  await trx
    .insertInto('contentImports')
    .values({ at, folder: resolve(folder), origin })
    .execute();
  const { publishers, partners, widgets } = content;
  return { publishers: publishers.length, partners: partners.length, widgets: widgets.length };
}
