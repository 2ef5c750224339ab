/** Databases limit the values of one statement; SQLite to 32,766. */
const ROWS_AT_ONCE = 1_000;

/** Inserts many rows with few statements. */
export async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}
