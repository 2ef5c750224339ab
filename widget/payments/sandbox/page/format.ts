import type { CardField } from '../../provider.ts';
import { digitsOf, lengthOf } from './rules.ts';

const LONGEST_CVV = 4;
const LONGEST_DATE = 6;

/** 3782 822463 10005, as American Express prints it; others in fours. */
const groupsOf = (digits: string) =>
  /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;

function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const [, ...groups] = groupsOf(digits).exec(digits.slice(0, lengthOf(digits))) ?? [];
  return groups.filter(Boolean).join(' ');
}

function formatDate(text: string): string {
  const typed = digitsOf(text);
  // 3 can only be March; 1/ is January.
  const isShort = /^[2-9]/.test(typed) || /^\d\//.test(text.trim());
  const digits = (isShort ? `0${typed}` : typed).slice(0, LONGEST_DATE);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** What was typed as cards print it. */
export function format(field: CardField, text: string): string {
  if (field === 'number') return formatNumber(text);
  return field === 'cvv' ? digitsOf(text).slice(0, LONGEST_CVV) : formatDate(text);
}

/** Where the caret belongs in the formatted text: after as many digits as before. */
export function caretAfter(digitCount: number, formatted: string): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index++) {
    if (seen === digitCount) return index;
    if (/\d/.test(formatted[index] ?? '')) seen++;
  }
  return formatted.length;
}
