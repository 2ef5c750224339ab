const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae' };

/** The words of a name without case, accents and apostrophes; dashes part words, and “&” is “and”. */
const wordsOf = (name: string): string[] =>
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

/** Words that name a chamber or a kind of district, and no place. */
const CHAMBER_WORDS = new Set(
  'state house senate senatorial assembly general legislative legislature delegate delegates representative representatives district subdistrict ward of'.split(
    ' ',
  ),
);

const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, `${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'}`]),
);

const withoutZeros = (word: string) => word.replace(/^0+(?=\d)/, '');

/**
 * A district as it is compared with another spelling of it, by imports, searches and services alike: also without words for
 * chambers and zeros before numbers, and with `1st` for “First”.
 */
export const foldSeat = (name: string): string =>
  wordsOf(name)
    .filter((word) => !CHAMBER_WORDS.has(word))
    .map((word) => ORDINALS.get(word) ?? withoutZeros(word))
    .join(' ');

/** A district as a map or a service calls it, without words for chambers. */
export const bareSeat = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !CHAMBER_WORDS.has(word.toLowerCase()))
    .map(withoutZeros)
    .join(' ');

/** The number of an area's only district. */
export const AT_LARGE = '0';

/** A district's number: `03` is 3. At-large districts, which Census files write `00`, and `98` for a delegate's, are 0. */
export const districtNumber = (code: string) => (/^(00?|98|AL)$/.test(code) ? AT_LARGE : withoutZeros(code));

/** The district of a state's lower house without its seat: Idaho's two members of a district have A and B, which no map has. */
export const withoutSeat = (state: string, district: string) =>
  state === 'ID' ? district.replace(/^(\d+)[AB]$/i, '$1') : district;
