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
export async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}

/** An action's identifier: id and lower-cased type, joined by a pipe (spec §3). */
export const identifierOf = ({ id, type }: { id: string | number; type: string }) => `${id}|${type.toLowerCase()}`;
