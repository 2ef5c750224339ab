/** @param many the plural, where it is not the singular with an s */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A number with its noun, such as `1 widget` and `2 widgets`. */
export const counted = (count: number, one: string, many?: string): string => `${count} ${nounFor(count, one, many)}`;
