import type { CountryCode } from 'libphonenumber-js';

const load = () => import('libphonenumber-js');

/** Brings what reads phone numbers; whoever reads one asks again, and tells where it did not come. */
export const warmPhone = () => void load().catch(() => {});

/**
 * @param countryCode where a number without a country belongs, ISO 3166-1 alpha-2
 * @throws whatever the import threw
 * @returns E.164, or `null` where the text is no phone number: then none is sent (spec §5)
 */
export async function parsePhone(text: string, countryCode: string): Promise<string | null> {
  if (text.trim() === '') return null;
  const { default: parse } = await load();
  const number = parse(text, (countryCode || 'US') as CountryCode);
  return number?.isPossible() ? number.number : null;
}
