import { isRecord } from '../../widget/core/model/value.ts';
import { jsonOf } from '../db/rows.ts';

/** The value of a cell; null is an empty cell. */
export type Cell = string | number | null | undefined;

/** Rows are read in portions, so that a table need not fit into memory. */
export const PORTION = 500;

/** Named values of a row, in the order of the file's columns. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** How lines end for one program or another. */
const LINE_ENDS = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/u;

/**
 * Beginnings that spreadsheets read as a formula, full-width signs included (OWASP, CSV injection), also after what nobody
 * sees.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^\t/u;

/** Within a line, where a program takes these for separators. In one match, so that a line of tabs takes linear time. */
const SEPARATOR = /[;\t][\s\p{Cc}\p{Cf}"]*/gu;
/** A smiley stays. */
const FORMULA_HERE = /(?:[=+@＝＋－＠]|-(?!\)))/uy;

function isFormulaAt(line: string, at: number): boolean {
  FORMULA_HERE.lastIndex = at;
  return FORMULA_HERE.test(line);
}

/** An E.164 number is safe, since only digits follow the plus, and address books need it unchanged. */
const PHONE = /^\+\d{4,15}$/;

const safeLine = (line: string) =>
  (FORMULA.test(line) && !PHONE.test(line) ? `'${line}` : line).replace(
    SEPARATOR,
    (found, at: number, whole: string) => (isFormulaAt(whole, at + found.length) ? `${found}'` : found),
  );

/**
 * Keeps a spreadsheet from computing a text: a reader may have typed `=HYPERLINK(…)` as a name. Each line is kept from it,
 * since a program that takes a line's end for a row's would begin a cell there. Some of them drop NUL, which ends a text
 * for others.
 */
export const safeText = (text: string): string =>
  text
    .replaceAll('\0', '')
    .split(LINE_ENDS)
    .map((part, index) => (index % 2 === 0 ? safeLine(part) : part))
    .join('');

/** A flag of the database; null means unknown. */
export const yesOrNo = (flag: number | boolean | null | undefined): Cell =>
  flag === null || flag === undefined ? null : flag ? 'yes' : 'no';

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
