import type { Database, Transact } from '../db/schema.ts';
import { asContent, type Content, shapeMistakes } from './check.ts';
import { type ContentLawmakers, readContentLawmakers, storeContentLawmakers } from './lawmakers/with-content.ts';
import { byFile, ContentError, type Mistake } from './mistakes.ts';
import { type Picture, takePictures } from './pictures.ts';
import { readContent } from './read.ts';
import { resolveReferences, withNameless, withoutRepeats } from './references.ts';
import { ruleMistakes } from './rules/rules.ts';
import { type HowToStore, type Origin, type StoredContent, storeContent } from './store.ts';
import { type ContentView, type Reference, viewOf } from './view.ts';
import { contentWarnings } from './warnings/content.ts';
import { type FileChecks, fileWarnings } from './warnings/files.ts';
import { lawmakerWarnings } from './warnings/lawmakers.ts';

/** Content without mistakes, with warnings about what readers may not see as its author means it. */
export type Checked = {
  folder: string;
  content: Content;
  view: ContentView;
  references: Reference[];
  pictures: Picture[];
  warnings: Mistake[];
};

/** Reads and checks a folder's widgets. @throws ContentError that names every mistake */
export async function checkContent(folder: string): Promise<Checked> {
  const { files: read, pictures, mistakes: ofPictures } = await takePictures(folder, await readContent(folder));
  const { files, references, nameless } = resolveReferences(read);
  const view = viewOf(files, references);
  const found = [...files.unreadable, ...ofPictures, ...shapeMistakes(files), ...ruleMistakes(view)];
  const mistakes = withNameless(withoutRepeats(found, references), nameless);
  if (mistakes.length > 0) throw new ContentError(byFile(mistakes));
  const large = pictures.flatMap(({ file, warning }) => (warning ? [{ file, path: '', message: warning }] : []));
  const warnings = [...withoutRepeats(contentWarnings(view), references), ...large];
  return { folder, content: asContent(files), view, references, pictures, warnings };
}

function settled<T>(result: PromiseSettledResult<T>, mistakes: Mistake[]): T | undefined {
  if (result.status === 'fulfilled') return result.value;
  if (!(result.reason instanceof ContentError)) throw result.reason;
  mistakes.push(...result.reason.mistakes);
  return undefined;
}

/** Reads and checks widgets and lawmakers, and reports the mistakes of both together. */
async function checkAll(folder: string): Promise<{ checked: Checked; lawmakers: ContentLawmakers }> {
  const mistakes: Mistake[] = [];
  const [content, beside] = await Promise.allSettled([checkContent(folder), readContentLawmakers(folder)]);
  const checked = settled(content, mistakes);
  const lawmakers = settled(beside, mistakes);
  if (!checked || !lawmakers) throw new ContentError(mistakes);
  return { checked, lawmakers };
}

type HowToImport = HowToStore & {
  /** Stores nothing. */
  isTrial?: boolean;
};

/** Undoes a trial's transaction. */
class Trial<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('a trial');
    this.result = result;
  }
}

/** Works in a transaction, which a trial takes back. */
async function inTransaction<T>(db: Database, isTrial: boolean, work: (trx: Transact) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (isTrial) throw new Trial(result);
      return result;
    });
  } catch (cause) {
    if (cause instanceof Trial) return cause.result;
    throw cause;
  }
}

type Tools = {
  clock: () => Date;
  geocoder: object | null;
  /** A service that knows the districts of a house. */
  districts?: object | null | undefined;
  files?: FileChecks | undefined;
};

/** What readers may not see as meant, by what is stored now. */
async function warningsOf(
  db: Database,
  { view, warnings, references, pictures }: Checked,
  unfound: Mistake[],
  tools: Tools,
) {
  const { geocoder, districts, files } = tools;
  const all = [
    ...warnings,
    ...(files ? await fileWarnings(view, files, new Set(pictures.map(({ name }) => name))) : []),
    ...unfound,
    ...(await lawmakerWarnings(db, view, Boolean(geocoder ?? districts))),
  ];
  return withoutRepeats(all, references);
}

type Imported = StoredContent & {
  /** The request id of each widget, in the order of the files. */
  requestIds: string[];
  warnings: Mistake[];
};

/**
 * Imports a content folder and its lawmakers, in three steps: read and check, store, warn. One publisher's import leaves
 * the lawmakers as they are.
 *
 * @throws ContentError that names every mistake, HarmError for what was not agreed to; then nothing was imported
 */
export async function importContent(
  db: Database,
  folder: string,
  tools: Tools,
  origin: Origin,
  { isTrial = false, ...how }: HowToImport = {},
): Promise<Imported> {
  const { checked, lawmakers } = await checkAll(folder);
  const isOfAll = (how.publisherId ?? null) === null;
  // One transaction: if lawmakers are refused as late as here, no widget may have changed.
  const [stored, unfound] = await inTransaction(
    db,
    isTrial,
    async (trx) =>
      [
        await storeContent(trx, checked, tools.clock, origin, how),
        isOfAll ? await storeContentLawmakers(trx, lawmakers, tools.clock) : [],
      ] as const,
  );
  const warnings = await warningsOf(db, checked, unfound, tools);
  const isIts = (id: unknown) => isOfAll || String(id) === how.publisherId;
  const own = checked.content.widgets.filter(({ widget }) => isIts(widget.publisherId));
  const requestIds = own.map(({ widget }) => String(widget.widgetRequestId));
  return { ...stored, requestIds, warnings };
}
