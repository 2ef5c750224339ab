/**
 * Reads phone numbers with the numbering plans of one zone, 1 to 3 kB instead of 27 kB for all. The build evaluates
 * what is in `zones/`, so that each zone's file has its own plans alone (scripts/build/code/evaluated.ts).
 */
import parse, { type CountryCode, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import { COUNTRIES } from './phone/zones/countries.ts';
import type { Digit } from './phone/zones/zone.ts';

const ZONES: Readonly<Record<Digit, () => Promise<{ zone: MetadataJson }>>> = {
  1: () => import('./phone/zones/zone-1.ts'),
  2: () => import('./phone/zones/zone-2.ts'),
  3: () => import('./phone/zones/zone-3.ts'),
  4: () => import('./phone/zones/zone-4.ts'),
  5: () => import('./phone/zones/zone-5.ts'),
  6: () => import('./phone/zones/zone-6.ts'),
  7: () => import('./phone/zones/zone-7.ts'),
  8: () => import('./phone/zones/zone-8.ts'),
  9: () => import('./phone/zones/zone-9.ts'),
};

const loadAll = () => import('libphonenumber-js/min/metadata');

const isDigit = (text: string | undefined): text is Digit => text !== undefined && text in ZONES;

const digitOfCountry = (country: string) =>
  (Object.keys(COUNTRIES) as Digit[]).find((digit) => COUNTRIES[digit].includes(country));

/** The zone that a number is in, by its calling code or else by its country. */
function digitOf(text: string, country: string): Digit | undefined {
  const [, first] = /\+\D*(\d)/.exec(text) ?? [];
  return isDigit(first) ? first : digitOfCountry(country);
}

function parseWith(text: string, country: string, plans: MetadataJson): PhoneNumber | null {
  const defaultCountry = country in plans.countries ? (country as CountryCode) : undefined;
  const number = parse(text, { ...(defaultCountry && { defaultCountry }) }, plans);
  return number?.isPossible() ? number : null;
}

/** Loads the plans of a country's zone ahead of time. @throws the import's error */
export const loadPlans = (country: string) => {
  const digit = digitOfCountry(country);
  return digit && ZONES[digit]();
};

/** @param country ISO 3166-1 alpha-2, for numbers without a calling code @throws the import's error */
export async function readNumber(text: string, country: string): Promise<PhoneNumber | null> {
  const digit = digitOf(text, country);
  const number = digit && parseWith(text, country, (await ZONES[digit]()).zone);
  // Each country dials its own prefix before a calling code, such as 00, 011 or 8~10: any zone may follow.
  return number || parseWith(text, country, (await loadAll()).default);
}
