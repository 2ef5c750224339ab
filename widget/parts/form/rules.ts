import { MAX_NAME_CHARS, MAX_TEXT_CHARS } from '../../core/api/wire/limits.ts';
import { isDateOfBirth, isEmail, isoDate, MAX_EMAIL_CHARS } from '../../core/model/person.ts';
import { plainText } from '../../core/model/value.ts';
import {
  MAX_POSTAL_CODE_CHARS,
  MIN_MESSAGE_CHARS,
  MIN_PHONE_CHARS,
  MIN_SUBJECT_CHARS,
} from '../../core/numbers/constants.ts';

/** Whether a value is valid. `errorText` chooses the message (spec §5). */
export type Rule = (value: string) => boolean;

export const isFilled: Rule = (value) => value.trim() !== '';

const PHONE_CHARACTERS = /^[\d +\-()]*\d[\d +\-()]*$/;

/** Maximum lengths that the API accepts, in characters. */
export const MAX_CHARS = {
  prefix: MAX_NAME_CHARS,
  firstName: MAX_NAME_CHARS,
  lastName: MAX_NAME_CHARS,
  fullName: MAX_NAME_CHARS,
  email: MAX_EMAIL_CHARS,
  phone: MAX_NAME_CHARS,
  postalCode: MAX_POSTAL_CODE_CHARS,
  dateOfBirth: MAX_NAME_CHARS,
  message: MAX_TEXT_CHARS,
  subject: MAX_NAME_CHARS,
} as const;

/** Validation rule by field (spec §5). */
export const RULES = {
  prefix: isFilled,
  firstName: isFilled,
  lastName: isFilled,
  /** At least two words. */
  fullName: (value) => value.trim().split(/\s+/).length >= 2,
  email: (value) => isEmail(plainText(value)),
  phone: (value) => PHONE_CHARACTERS.test(plainText(value)) && plainText(value).length >= MIN_PHONE_CHARS,
  postalCode: (value) => plainText(value) !== '',
  dateOfBirth: (value) => isDateOfBirth(isoDate(value), new Date()),
  message: (value) => value.trim().length >= MIN_MESSAGE_CHARS,
  subject: (value) => value.trim().length >= MIN_SUBJECT_CHARS,
} satisfies Record<keyof typeof MAX_CHARS, Rule>;

export type RuleName = keyof typeof RULES;

const PLAIN: readonly RuleName[] = ['email', 'phone', 'postalCode'];

/** Whether a field's value is valid; an optional field may be empty. */
export function passes(name: RuleName, value: string, isOptional = false): boolean {
  const text = PLAIN.includes(name) ? plainText(value) : value.trim();
  return isOptional && text === '' ? true : RULES[name](value) && text.length <= MAX_CHARS[name];
}
