const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae' };

/** The words of a name without case, accents and apostrophes; dashes part words, and “&” is “and”. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[œæ]/g, (ligature) => LIGATURES[ligature] as string)
    .replace(/[\p{Mn}.'’‘ʼ`]/gu, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * A name as it is compared with another spelling of it. Names that differ in more than case, accents, dashes, apostrophes and
 * “&” are two names: nothing is guessed.
 */
export const foldName = (name: string): string => wordsOf(name).join(' ');
