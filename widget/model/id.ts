/** Numbers and strings are both valid ids (contract §6); `7` and `"7"` are the same one. */
export type Id = number | string;

export const sameId = (one: Id | null | undefined, other: Id | null | undefined) =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other);
