/** Parses a JSON column. Bad JSON is null, so that one bad row doesn't end an export, or stop the figures. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** JSON for a column; a missing value is null. */
export const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** An id or a number as a text column; a missing value is null. */
export const textOf = (value: string | number | null | undefined) =>
  value === undefined || value === null ? null : String(value);

export const flag = (value: boolean | null | undefined) => (value ? 1 : 0);

/** Databases limit the values of one statement; SQLite to 32,766. */
const ROWS_AT_ONCE = 1_000;

/** Inserts many rows with few statements. */
export async function inBatches<Row>(rows: Iterable<Row>, insert: (batch: Row[]) => Promise<unknown>) {
  let batch: Row[] = [];
  for (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
}

/** An action's identifier: id and lower-cased type, joined by a pipe (spec §3). */
export const identifierOf = ({ id, type }: { id: string | number; type: string }) => `${id}|${type.toLowerCase()}`;

type Named = { id: string | number; type: string; shared?: boolean | null | undefined };

/**
 * What an action's rows are stored under: its identifier, then `@` and its publisher's id, since two publishers may use
 * the same ids. An action that the content calls shared belongs to no publisher.
 */
export const actionKeyOf = (action: Named, publisherId: string | number) =>
  action.shared === true ? identifierOf(action) : `${identifierOf(action)}@${publisherId}`;

/** Ids hold no `|` (server/import/shape/nested.ts), and types no `@`. What is counted beside an action has a word behind another `|`. */
const ACTION_KEY = /^([^|]*)\|([^|@]*)(?:@([^|]*))?(?:\|(.*))?$/;

/** The parts of an action's key. @returns `beside`: what is counted beside the action, such as letters about a video */
export function partsOf(key: string) {
  const [, id = '', type = '', publisherId = null, beside = null] = ACTION_KEY.exec(key) ?? [];
  return { id, type, publisherId, beside };
}
