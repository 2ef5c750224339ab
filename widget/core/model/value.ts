/** Whether a value is an object, but no array and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Fields = Record<string, unknown>;

/** A value's fields; none if it is no object. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Numbers and strings are both valid ids (contract §6); `7` and `"7"` are the same one. */
export type Id = number | string;

export const sameId = (one: Id | null | undefined, other: Id | null | undefined) =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other);

/**
 * A mail address, a phone number or a postal code without what nobody sees and no rule allows. Contacts of Windows and macOS
 * paste marks of direction and joiners around them (U+202A, U+200B, U+200F), and web pages unusual spaces and dashes (U+00A0, U+2011).
 */
export const plainText = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
