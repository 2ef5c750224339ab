/** What a cell may hold before it is written; nothing is an empty cell. */
export type Cell = string | number | null | undefined;

/** Named values of a row, in the order of the file's columns. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** What spreadsheets take for a formula, full-width signs included (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** E.164: nothing but digits follows, so nothing can be computed, and address books want it as it is. */
const PHONE = /^\+\d{4,15}$/;

/** A text that no spreadsheet computes: a reader may have typed `=HYPERLINK(…)` for a name. */
export const safeText = (text: string): string => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text);

/** A flag of the database, where null is "not known". */
export const yesOrNo = (flag: number | boolean | null | undefined): Cell =>
  flag === null || flag === undefined ? null : flag ? 'yes' : 'no';

/** A JSON column; broken text counts as none, so that one bad row does not end an export. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A field of a value that was somebody's JSON: text and numbers as they are, anything else in JSON. */
export function fieldOf(value: unknown, name: string): Cell {
  const found = isRecord(value) ? value[name] : undefined;
  if (found === null || found === undefined) return null;
  return typeof found === 'string' || typeof found === 'number' ? found : JSON.stringify(found);
}

/** A phone as the call took it: E.164 text, or digits with the ISO code of their country. */
export function phoneOf(json: string | null): Cell {
  const phone = jsonOf(json);
  if (typeof phone === 'string') return phone;
  return [fieldOf(phone, 'countryCode'), fieldOf(phone, 'nationalNumber')].filter(Boolean).join(' ');
}
