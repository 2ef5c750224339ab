import type { CardField } from '../../provider.ts';

/** What was typed, judged as a card's field. */
export type Judged = { isComplete: boolean; isInvalid: boolean };

const INCOMPLETE: Judged = { isComplete: false, isInvalid: false };
const COMPLETE: Judged = { isComplete: true, isInvalid: false };
const INVALID: Judged = { isComplete: false, isInvalid: true };

const USUAL_DIGITS = 16;
const AMEX_DIGITS = 15;
const AMEX_CVV_DIGITS = 4;
const CVV_DIGITS = 3;
/** Cards are valid for less. */
const MOST_YEARS = 20;
const YEARS_PER_CENTURY = 100;
const MONTHS = 12;

export const digitsOf = (text: string) => text.replace(/\D/g, '');

const isAmex = (digits: string) => /^3[47]/.test(digits);
export const lengthOf = (digits: string) => (isAmex(digits) ? AMEX_DIGITS : USUAL_DIGITS);
const cvvLengthOf = (number: string) => (isAmex(number) ? AMEX_CVV_DIGITS : CVV_DIGITS);

/** ISO/IEC 7812-1, annex B: every second digit from the right counts twice, and the sum is a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function judgeNumber(digits: string): Judged {
  if (digits.length < lengthOf(digits)) return INCOMPLETE;
  return digits.length === lengthOf(digits) && passesLuhn(digits) ? COMPLETE : INVALID;
}

function judgeYear(year: number, month: number, now: Date): Judged {
  const isPast = year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
  return isPast || year > now.getFullYear() + MOST_YEARS ? INVALID : COMPLETE;
}

/** MMYY or MMYYYY. */
function judgeDate(digits: string, now: Date): Judged {
  const [month, year] = [digits.slice(0, 2), digits.slice(2)];
  if (month.length < 2) return INCOMPLETE;
  if (Number(month) < 1 || Number(month) > MONTHS) return INVALID;
  // "20" may be the beginning of a long year.
  if (year.length < 2 || (year.length < 4 && year.startsWith('20'))) return INCOMPLETE;
  if (year.length === 3) return INVALID;
  const century = Math.floor(now.getFullYear() / YEARS_PER_CENTURY) * YEARS_PER_CENTURY;
  return judgeYear(year.length === 2 ? century + Number(year) : Number(year), Number(month), now);
}

const judgeCvv = (digits: string): Judged => (digits.length < CVV_DIGITS ? INCOMPLETE : COMPLETE);

/** `isInvalid` only where what was typed can't become right. @param text as it was typed, or its digits */
export function judge(field: CardField, text: string, now: Date): Judged {
  const digits = digitsOf(text);
  if (field === 'number') return judgeNumber(digits);
  return field === 'cvv' ? judgeCvv(digits) : judgeDate(digits, now);
}

/** The fields that keep a card from being paid with. @param typed their texts */
export function wrongFields(typed: Record<CardField, string>, now: Date): CardField[] {
  const isWrong = (field: CardField) => !judge(field, typed[field], now).isComplete;
  const hasOtherCvv = digitsOf(typed.cvv).length !== cvvLengthOf(digitsOf(typed.number));
  return (['number', 'expirationDate', 'cvv'] as const).filter(
    (field) => isWrong(field) || (field === 'cvv' && hasOtherCvv),
  );
}
