import { MAX_NAME_CHARS } from '../../../widget/api/wire.ts';
import { isRecord } from '../../../widget/model/is-record.ts';

/** Makes a value that a page sent fit its struct; `undefined` drops it. */
export type Fit = (value: unknown) => unknown;
/** One for each field of a record; other fields stay as they are. */
export type Fits = Record<string, Fit>;

/** Text of at most `max` characters. */
export const text =
  (max: number): Fit =>
  (value) =>
    typeof value === 'string' ? value.slice(0, max) : undefined;

export const number: Fit = (value) => (Number.isFinite(value) ? value : undefined);

/** A number, or text that is one, as in an address's query. */
export const numeric: Fit = (value) => number(typeof value === 'string' && value.trim() ? Number(value) : value);

export const boolean: Fit = (value) => (typeof value === 'boolean' ? value : undefined);

export const numberOrText =
  (max: number): Fit =>
  (value) =>
    number(value) ?? text(max)(value);

export const id: Fit = numberOrText(MAX_NAME_CHARS);

/** A record whose fields are made to fit; drops anything else. */
export const record =
  (fits: Fits): Fit =>
  (value) =>
    isRecord(value) ? fitted(value, fits) : undefined;

/** A list's first `max` members, each made to fit; anything else is left for its struct to refuse. */
export const list =
  (max: number, fit: Fit): Fit =>
  (value) =>
    Array.isArray(value) ? value.slice(0, max).map((each) => fit(each) ?? each) : value;

/** A copy in which each field of `fits` either fits or is missing. */
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

/** A request's body whose context is made to fit; anything but an object is left for its struct to refuse. */
export const fitBody = (body: unknown, fits: Fits): unknown => (isRecord(body) ? fitted(body, fits) : body);
