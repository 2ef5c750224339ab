import type { CountryCode, PhoneNumber } from 'libphonenumber-js';
import type { App } from '../../app/app.ts';

const load = () => import('libphonenumber-js');

/** Preloads the phone parser. Errors are ignored here: `parsePhone` loads it again and throws. */
export const preloadPhone = () => void load().catch(() => {});

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
  if (text.trim() === '') return null;
  const { default: parse } = await load();
  const country = countryCode || 'US';
  const number = parse(text, country as CountryCode);
  return number?.isPossible() ? as(number, country) : null;
}

/** `parsePhone` for optional numbers: when the parser cannot be loaded, the form is sent without the number. */
export const optionalPhone = <T>(
  text: string,
  { session, report }: Pick<App, 'session' | 'report'>,
  as: (number: PhoneNumber, country: string) => T,
): Promise<T | null> =>
  parsePhone(text, session.widget.value.location?.countryCode ?? '', as).catch((error) => {
    report(error);
    return null;
  });
