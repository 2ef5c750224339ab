import type { Database } from '../db/schema.ts';
import { type Checked, checkContent, type Imported, type Origin, storeContent } from './import.ts';
import { type ContentLawmakers, readContentLawmakers, storeContentLawmakers } from './lawmakers/with-content.ts';
import { ContentError, type Mistake } from './mistakes.ts';
import { lawmakerWarnings } from './warnings/lawmakers.ts';

export type Brought = Imported & {
  /** By which each widget is asked for, in the order of the files. */
  requestIds: string[];
  warnings: Mistake[];
};

type Tools = { clock: () => Date; geocoder: object | null };

function settled<T>(result: PromiseSettledResult<T>, mistakes: Mistake[]): T | undefined {
  if (result.status === 'fulfilled') return result.value;
  if (!(result.reason instanceof ContentError)) throw result.reason;
  mistakes.push(...result.reason.mistakes);
  return undefined;
}

/** Widgets and the lawmakers beside them: mistakes of both are told together. */
async function readFolder(folder: string): Promise<{ checked: Checked; lawmakers: ContentLawmakers }> {
  const mistakes: Mistake[] = [];
  const [content, beside] = await Promise.allSettled([checkContent(folder), readContentLawmakers(folder)]);
  const checked = settled(content, mistakes);
  const lawmakers = settled(beside, mistakes);
  if (!checked || !lawmakers) throw new ContentError(mistakes);
  return { checked, lawmakers };
}

/**
 * Imports a content folder with the lawmakers that it brings along.
 *
 * @throws ContentError that names every mistake of it; then nothing was imported
 */
export async function bringContent(
  db: Database,
  folder: string,
  { clock, geocoder }: Tools,
  origin: Origin,
): Promise<Brought> {
  const { checked, lawmakers } = await readFolder(folder);
  // One transaction: lawmakers can be refused as late as here, and then no widget may have changed either.
  const imported = await db.transaction().execute(async (trx) => {
    const counts = await storeContent(trx, checked, clock, origin);
    await storeContentLawmakers(trx, lawmakers, clock);
    return counts;
  });
  const requestIds = checked.content.widgets.map(({ widget }) => String(widget.widgetRequestId));
  const warnings = [...checked.warnings, ...(await lawmakerWarnings(db, checked.view, geocoder !== null))];
  return { ...imported, requestIds, warnings };
}
