import { MAX_ADDRESS_QUERY_CHARS } from '../../../widget/core/api/wire.ts';
import { ukPostcode } from '../../../widget/core/model/address/address.ts';
import type { UsPlaces } from '../us-places.ts';
import { parseAu, parseCa, parseNz } from './au-ca-nz.ts';
import type { Draft } from './draft.ts';
import { parseGb } from './gb.ts';
import { parseUs } from './us.ts';

const NAMES: [countryCode: string, name: RegExp][] = [
  ['US', /[\s,]+(?:u\.?s\.?a\.?|united states(?: of america)?)$/i],
  ['GB', /[\s,]+(?:u\.?k\.?|united kingdom|great britain|gb)$/i],
  ['CA', /[\s,]+canada$/i],
  ['AU', /[\s,]+australia$/i],
  ['NZ', /[\s,]+(?:new zealand|aotearoa|nz)$/i],
];

const PARSERS: Record<string, (text: string, places: UsPlaces) => Promise<Draft[]>> = {
  US: parseUs,
  GB: parseGb,
  CA: parseCa,
  AU: parseAu,
  NZ: parseNz,
};

/** Letters, digits and the punctuation of addresses; markup is removed. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s,.'’#/&()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.]+$/g, '');

/** The country that a text ends with, else the only one with such a postcode, else the reader's. */
function countryOf(text: string, hint: string): { countryCode: string; rest: string } {
  for (const [countryCode, name] of NAMES) if (name.test(text)) return { countryCode, rest: text.replace(name, '') };
  if (hint in PARSERS) return { countryCode: hint, rest: text };
  if (ukPostcode(text)) return { countryCode: 'GB', rest: text };
  return { countryCode: /\d{5}(-\d{4})?$/.test(text) ? 'US' : '', rest: text };
}

const WORDS = /[\p{L}\p{N}]{2}/u;

/** The addresses that a text may mean; none if it can't be parsed. */
export async function parseTyped(typed: string, hint: string, places: UsPlaces): Promise<Draft[]> {
  if (typed.length > MAX_ADDRESS_QUERY_CHARS) return [];
  const text = tidy(typed);
  const { countryCode, rest } = countryOf(text, hint.toUpperCase());
  const parse = WORDS.test(rest) ? PARSERS[countryCode] : undefined;
  return parse ? parse(rest, places) : [];
}
