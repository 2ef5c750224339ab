import type { PhoneNumber } from 'libphonenumber-js/core';
import type { App } from '../../../core/app/app.ts';
import { plainText } from '../../../core/model/value.ts';

const load = () => import('./read-number.ts');

const DEFAULT_COUNTRY = 'US';

const countryOf = ({ session }: Pick<App, 'session'>) => session.location.value?.countryCode || DEFAULT_COUNTRY;

/** Preloads the phone parser. Errors are ignored here: `parsePhone` loads it again and throws. */
export const preloadPhone = (app: Pick<App, 'session'>) =>
  void load()
    .then(({ loadPlans }) => loadPlans(countryOf(app)))
    .catch(() => {});

/** Phone format: E.164 text. */
export const e164 = (number: PhoneNumber, _country: string) => number.number as string;
/** Phone format: ISO 3166-1 alpha-2 country and national number. */
export const inParts = (number: PhoneNumber, country: string) => ({
  countryCode: number.country ?? country,
  nationalNumber: number.nationalNumber as string,
});

/**
 * @param countryCode ISO 3166-1 alpha-2, for numbers without a country code
 * @throws the import's error when the parser cannot be loaded
 * @returns `null` when the text is not a phone number; none is sent then (spec §5)
 */
export async function parsePhone<T>(
  text: string,
  countryCode: string,
  as: (number: PhoneNumber, country: string) => T,
): Promise<T | null> {
  const plain = plainText(text);
  if (plain === '') return null;
  const { readNumber } = await load();
  const country = countryCode || DEFAULT_COUNTRY;
  const number = await readNumber(plain, country);
  return number && as(number, country);
}

/** `parsePhone` for optional numbers: when the parser cannot be loaded, the form is sent without the number. */
export const optionalPhone = <T>(
  text: string,
  { session, report }: Pick<App, 'session' | 'report'>,
  as: (number: PhoneNumber, country: string) => T,
): Promise<T | null> =>
  parsePhone(text, session.location.value?.countryCode ?? '', as).catch((error) => {
    report(error);
    return null;
  });
