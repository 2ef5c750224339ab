/**
 * Reads phone numbers with the numbering plans of one zone, 1 to 3 kB instead of 27 kB for all. A zone is the countries
 * whose calling codes begin with the same digit; each has a module of its own, which the build makes.
 */

import COUNTRIES from 'zone:countries';
import parse, { type CountryCode, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';

type Digit = keyof typeof COUNTRIES;

const ZONES: Readonly<Record<Digit, () => Promise<{ default: MetadataJson }>>> = {
  1: () => import('zone:1'),
  2: () => import('zone:2'),
  3: () => import('zone:3'),
  4: () => import('zone:4'),
  5: () => import('zone:5'),
  6: () => import('zone:6'),
  7: () => import('zone:7'),
  8: () => import('zone:8'),
  9: () => import('zone:9'),
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
  const number = digit && parseWith(text, country, (await ZONES[digit]()).default);
  // Each country dials its own prefix before a calling code, such as 00, 011 or 8~10: any zone may follow.
  return number || parseWith(text, country, (await loadAll()).default);
}
