/** Ten digits of the North American plan: neither an area code nor an exchange begins with 0 or 1. */
const NANP = /^[2-9]\d{2}[2-9]\d{6}$/;
const EXTENSION = /[\s,;]*(?:ext\.?|x|#)[\s=]*(\d+)\D*$/i;
/** The letters of the keys 2 to 9, from A on: "1-800-CALL-NOW". */
const KEYS = '22233344455566677778889999';

const keyed = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => KEYS[letter.toUpperCase().charCodeAt(0) - 65] ?? '');

type Parts = { digits: string; extension: string; isAmerican: boolean };

function partsOf(phone: string, countryCode: string): Parts {
  const extension = phone.match(EXTENSION)?.[1] ?? '';
  const text = keyed(phone.replace(EXTENSION, ''));
  const digits = text.replace(/\D/g, '');
  const national = /^(?:\+|00)?1\d{10}$/.test(text.replace(/[^+\d]/g, '')) ? digits.slice(-10) : digits;
  const isAmerican = NANP.test(national) && (national !== digits || ['US', 'CA'].includes(countryCode));
  return { digits: isAmerican ? national : (text.trim().startsWith('+') ? '+' : '') + digits, extension, isAmerican };
}

/** A number as people there write it: "(201) 555-0142" for North America, others as they were given. */
export function formatPhone(phone: string, countryCode: string): string {
  const { digits, extension, isAmerican } = partsOf(phone, countryCode);
  // Letters are how this number is remembered.
  if (!isAmerican || /[a-z]{3}/i.test(phone.replace(EXTENSION, ''))) return phone.trim();
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${number} x${extension}` : number;
}

/** What a phone dials. A comma waits before the extension, which every dialler knows. */
export function telHref(phone: string, countryCode: string): string {
  const { digits, extension, isAmerican } = partsOf(phone, countryCode);
  return `tel:${isAmerican ? '+1' : ''}${digits}${extension && `,${extension}`}`;
}
