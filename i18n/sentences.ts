/** Joins two texts, of which the first may be a printed message without a full stop. */
export const sentences = (one: string, two: string): string => `${one}${/[.!?…]$/.test(one) ? '' : '.'} ${two}`;
