/** Ten digits of the North American Numbering Plan: area code and exchange never begin with 0 or 1. */
const NANP = /^[2-9]\d{2}[2-9]\d{6}$/;
const EXTENSION = /[\s,;]*(?:ext\.?|x|#)[\s=]*(\d+)\D*$/i;
/** Keypad digit of each letter from A to Z, for numbers such as "1-800-CALL-NOW". */
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

/** Formats North American numbers as "(201) 555-0142"; others stay as given. */
export function formatPhone(phone: string, countryCode: string): string {
  const { digits, extension, isAmerican } = partsOf(phone, countryCode);
  // Vanity numbers keep their letters.
  if (!isAmerican || /[a-z]{3}/i.test(phone.replace(EXTENSION, ''))) return phone.trim();
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${number} x${extension}` : number;
}

/** A `tel:` link. The comma pauses before the extension. */
export function telHref(phone: string, countryCode: string): string {
  const { digits, extension, isAmerican } = partsOf(phone, countryCode);
  return `tel:${isAmerican ? '+1' : ''}${digits}${extension && `,${extension}`}`;
}
