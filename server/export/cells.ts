import { isRecord } from '../../widget/model/is-record.ts';
/** The value of a cell; null is an empty cell. */
export type Cell = string | number | null | undefined;

/** Named values of a row, in the order of the file's columns. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** Beginnings that spreadsheets read as a formula, full-width signs included (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** An E.164 number is safe, since only digits follow the plus, and address books need it unchanged. */
const PHONE = /^\+\d{4,15}$/;

/** Keeps a spreadsheet from computing a text: a reader may have typed `=HYPERLINK(…)` as a name. */
export const safeText = (text: string): string => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text);

/** A flag of the database; null means unknown. */
export const yesOrNo = (flag: number | boolean | null | undefined): Cell =>
  flag === null || flag === undefined ? null : flag ? 'yes' : 'no';

/** Parses a JSON column. Bad JSON is null, so that one bad row doesn't end an export. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A field of a parsed value: text and numbers as they are, anything else as JSON. */
export function fieldOf(value: unknown, name: string): Cell {
  const found = isRecord(value) ? value[name] : undefined;
  if (found === null || found === undefined) return null;
  return typeof found === 'string' || typeof found === 'number' ? found : JSON.stringify(found);
}

/** A phone number as it was sent: E.164 text, or digits with an ISO country code. */
export function phoneOf(json: string | null): Cell {
  const phone = jsonOf(json);
  if (typeof phone === 'string') return phone;
  return [fieldOf(phone, 'countryCode'), fieldOf(phone, 'nationalNumber')].filter(Boolean).join(' ');
}
