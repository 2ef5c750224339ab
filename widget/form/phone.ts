import type { CountryCode } from 'libphonenumber-js';

/**
 * @param countryCode where a number without a country belongs, ISO 3166-1 alpha-2
 * @returns E.164, or `null` where the text is no phone number: then none is sent (spec §5)
 */
export async function parsePhone(text: string, countryCode: string): Promise<string | null> {
  if (text.trim() === '') return null;
  const { default: parse } = await import('libphonenumber-js');
  const number = parse(text, (countryCode || 'US') as CountryCode);
  return number?.isPossible() ? number.number : null;
}
