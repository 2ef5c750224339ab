import { EARLIEST_BIRTH_YEAR } from '../numbers/constants.ts';

/** The longest valid address (RFC 5321). */
export const MAX_EMAIL_CHARS = 254;

/** The e-mail pattern of the HTML standard (`input type=email`), plus a required dot in the domain. */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export const isEmail = (value: string) => value.length <= MAX_EMAIL_CHARS && EMAIL_PATTERN.test(value);

/** The parts of a date as typed; an empty one is ''. */
export type DateParts = { year: string; month: string; day: string };

export function datePartsOf(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/** `year-month-day` as typed; '' if all parts are empty. */
export const dateText = ({ year, month, day }: DateParts) => (year || month || day ? `${year}-${month}-${day}` : '');

/** A typed date as ISO 8601: `1990-5-4` becomes `1990-05-04`. Other text is returned unchanged. */
export const isoDate = (text: string) =>
  text
    .trim()
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );

/** Whether a `YYYY-MM-DD` is a date of birth: a real day, not in the future, not before 1900 (spec §5). */
export function isDateOfBirth(value: string, today: Date): boolean {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isReal && year >= EARLIEST_BIRTH_YEAR && date <= today;
}
