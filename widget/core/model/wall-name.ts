/** Beyond that, a first name is cut: letters with their marks. */
const MAX_LETTERS = 20;
/** More marks on one letter cover the lines above and below. */
const MAX_MARKS = 3;

/** Names have none of these; addresses and markup do. A full stop in front of a letter alone is that of initials. */
const OTHER_THAN_NAME = /[@/\\:<>{}[\]=]|\.[\p{L}\p{N}]{2,}/u;

const STACKED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
/** Marks that enclose a letter or strike it out, and those of emoji: no script writes names with them. */
const STRANGE_MARKS = /\p{Me}|[\u0335-\u0338]|\p{Variation_Selector}/gu;
const LETTER = /\p{L}\p{M}*/u;

/** NFKC writes letters that only look different, such as those of mathematics, as plain ones. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(STRANGE_MARKS, '')
    .replace(/[^\p{L}\p{M}'’.\- ]/gu, ' ')
    .replace(STACKED_MARKS, '$1')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/ +/g, ' ');

/** At most so many letters, without what then ends it. */
function shortened(text: string): string {
  const letters = text.match(/\P{M}\p{M}*/gu) ?? [];
  const cut = letters.slice(0, MAX_LETTERS).join('');
  return cut.replace(/[\s'’-]+$/u, '');
}

/** Georgian writes whole texts in capitals or none of it, and no word begins with `ß`. */
const capital = (letter: string) => (/\p{Script=Georgian}|^ß/u.test(letter) ? letter : letter.toUpperCase());

/** Only scripts with capitals abbreviate a name by its first letter. In others it may be the whole family name. */
const hasCapitals = (letter: string) => letter.toLowerCase() !== capital(letter);

/** `M.`; '' where the script has no capitals. */
export const initialOf = (text: string) => {
  const [letter = ''] = LETTER.exec(text) ?? [];
  return hasCapitals(letter) ? `${capital(letter)}.` : '';
};

const isInitial = (text: string) => hasCapitals(text) && text.replace(/\p{M}/gu, '').length === 1;

/**
 * A signer's name as others see it: the first name and the initial of the last one, such as "Maya R.". Anybody can type
 * anything, so that nothing but letters is left, and little of them.
 *
 * @returns '' where the first name is none
 */
export function wallNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (OTHER_THAN_NAME.test(firstName.normalize('NFKC'))) return '';
  const first = shortened(plain(firstName)).replace(/^\p{Ll}/u, capital);
  if (!first) return '';
  return [isInitial(first) ? `${first}.` : first, initialOf(plain(lastName))].filter(Boolean).join(' ');
}
