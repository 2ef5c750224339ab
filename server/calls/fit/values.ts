import { MAX_NAME_CHARS } from '../../../widget/api/wire.ts';

/** What is kept of a value that a page, not its reader, sent; `undefined` drops it. */
export type Fit = (value: unknown) => unknown;
/** How each field of a record is made to fit; others stay as they are. */
export type Fits = Record<string, Fit>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of at most `max` characters. */
export const text =
  (max: number): Fit =>
  (value) =>
    typeof value === 'string' ? value.slice(0, max) : undefined;

export const number: Fit = (value) => (Number.isFinite(value) ? value : undefined);

/** A number, or the text of one: an address's query knows no others. */
export const numeric: Fit = (value) => number(typeof value === 'string' && value.trim() ? Number(value) : value);

export const boolean: Fit = (value) => (typeof value === 'boolean' ? value : undefined);

export const numberOrText =
  (max: number): Fit =>
  (value) =>
    number(value) ?? text(max)(value);

export const id: Fit = numberOrText(MAX_NAME_CHARS);

/** The record with its fields made to fit; nothing where it is none. */
export const record =
  (fits: Fits): Fit =>
  (value) =>
    isRecord(value) ? fitted(value, fits) : undefined;

/** A list's first `max` members, each made to fit; what is no list is left for its struct to refuse. */
export const list =
  (max: number, fit: Fit): Fit =>
  (value) =>
    Array.isArray(value) ? value.slice(0, max).map((each) => fit(each) ?? each) : value;

/** A copy in which every field of `fits` has a value that its struct takes, or none. */
function fitted(value: Record<string, unknown>, fits: Fits): Record<string, unknown> {
  const result = { ...value };
  for (const [name, fit] of Object.entries(fits)) {
    if (!Object.hasOwn(result, name)) continue;
    const kept = fit(result[name]);
    if (kept === undefined) delete result[name];
    else result[name] = kept;
  }
  return result;
}

/** A request's body with its context made to fit; what is no object is left for its struct to refuse. */
export const fitBody = (body: unknown, fits: Fits): unknown => (isRecord(body) ? fitted(body, fits) : body);
