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
