import type { Database } from '../db/schema.ts';
import { type Checked, checkContent, type Imported, type Origin, storeContent } from './import.ts';
import { type ContentLawmakers, readContentLawmakers, storeContentLawmakers } from './lawmakers/with-content.ts';
import { ContentError, type Mistake } from './mistakes.ts';
import { withoutRepeats } from './references.ts';
import { type FileChecks, fileWarnings } from './warnings/files.ts';
import { lawmakerWarnings } from './warnings/lawmakers.ts';

type Brought = Imported & {
  /** The request id of each widget, in the order of the files. */
  requestIds: string[];
  warnings: Mistake[];
};

type Tools = { clock: () => Date; geocoder: object | null; files?: FileChecks | undefined };

function settled<T>(result: PromiseSettledResult<T>, mistakes: Mistake[]): T | undefined {
  if (result.status === 'fulfilled') return result.value;
  if (!(result.reason instanceof ContentError)) throw result.reason;
  mistakes.push(...result.reason.mistakes);
  return undefined;
}

/** Reads widgets and lawmakers, and reports the mistakes of both together. */
async function readFolder(folder: string): Promise<{ checked: Checked; lawmakers: ContentLawmakers }> {
  const mistakes: Mistake[] = [];
  const [content, beside] = await Promise.allSettled([checkContent(folder), readContentLawmakers(folder)]);
  const checked = settled(content, mistakes);
  const lawmakers = settled(beside, mistakes);
  if (!checked || !lawmakers) throw new ContentError(mistakes);
  return { checked, lawmakers };
}

/**
 * Imports a content folder and its lawmakers.
 *
 * @throws ContentError that names every mistake; then nothing was imported
 */
export async function bringContent(
  db: Database,
  folder: string,
  { clock, geocoder, files }: Tools,
  origin: Origin,
): Promise<Brought> {
  const { checked, lawmakers } = await readFolder(folder);
  // One transaction: if lawmakers are refused as late as here, no widget may have changed.
  const [imported, unfound] = await db
    .transaction()
    .execute(async (trx) => [
      await storeContent(trx, checked, clock, origin),
      await storeContentLawmakers(trx, lawmakers, clock),
    ]);
  const requestIds = checked.content.widgets.map(({ widget }) => String(widget.widgetRequestId));
  const warnings = [
    ...checked.warnings,
    ...(files ? await fileWarnings(checked.view, files) : []),
    ...unfound,
    ...(await lawmakerWarnings(db, checked.view, geocoder !== null)),
  ];
  return { ...imported, requestIds, warnings: withoutRepeats(warnings, checked.references) };
}
