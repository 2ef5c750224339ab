import type { CountryCode, PhoneNumber } from 'libphonenumber-js';
import type { App } from '../app/app.ts';

const load = () => import('libphonenumber-js');

/** Brings what reads phone numbers; whoever reads one asks again, and tells where it did not come. */
export const warmPhone = () => void load().catch(() => {});

/** How a call wants a number: as E.164 text … */
export const e164 = (number: PhoneNumber, _country: string) => number.number as string;
/** … or in its two parts. */
export const inParts = (number: PhoneNumber, country: string) => ({
  countryCode: number.country ?? country,
  nationalNumber: number.nationalNumber as string,
});

/**
 * @param countryCode where a number without a country belongs, ISO 3166-1 alpha-2
 * @throws whatever the import threw
 * @returns `null` where the text is no phone number: then none is sent (spec §5)
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

/** A phone that may be left out: one that can't be read now is no reason to send nothing. */
export const optionalPhone = <T>(
  text: string,
  { session, report }: Pick<App, 'session' | 'report'>,
  as: (number: PhoneNumber, country: string) => T,
): Promise<T | null> =>
  parsePhone(text, session.widget.value.location?.countryCode ?? '', as).catch((error) => {
    report(error);
    return null;
  });
