import { LEVEL, ROLE } from '../../widget/core/model/enums.ts';
import type { Chamber } from './dataset.ts';
import { AT_LARGE, foldSeat, withoutSeat } from './names.ts';

const COUNTRY_LOWER: Chamber = { level: LEVEL.Country, role: ROLE.LegislatureLowerBody };
export const STATE_LOWER: Chamber = { level: LEVEL.State, role: ROLE.LegislatureLowerBody };
export const STATE_UPPER: Chamber = { level: LEVEL.State, role: ROLE.LegislatureUpperBody };

/** Canadian ridings have numbers that begin with that of their province. */
const PROVINCES: Readonly<Record<string, string>> = {
  ...{ 10: 'NL', 11: 'PE', 12: 'NS', 13: 'NB', 24: 'QC', 35: 'ON', 46: 'MB' },
  ...{ 47: 'SK', 48: 'AB', 59: 'BC', 60: 'YT', 61: 'NT', 62: 'NU' },
};

/** The province of a riding's number, such as `59028`; '' if there is none. */
export const provinceOf = (riding: string): string => PROVINCES[riding.slice(0, 2)] ?? '';

/** A district as a search of the content names it. */
export type WrittenDistrict = {
  /** As readers elsewhere are told. */
  text: string;
  /** `null` where it names none. */
  chamber: Chamber | null;
  /** What it may be called, folded: the district alone, or after its area. */
  names: readonly string[];
};

/** `ocd-division/country:us/state:nj/sldl:10`, as Open Civic Data has them. */
const OCD = /^ocd-division\/country:us\/(?:state|district|territory):([a-z]{2})\/(cd|sldl|sldu):([^/]+)$/i;
/** `ocd-division/country:us/district:dc/ward:1`: the capital's council counts as an upper house. */
const OCD_WARD = /^ocd-division\/country:us\/district:(dc)\/(ward):(\d+)$/i;
/** `ocd-division/country:ca/ed:59028-2023`: ridings have numbers, of an order of a year. */
const OCD_RIDING = /^ocd-division\/country:ca\/ed:(\d+)(?:-\d{4})?$/i;
/** `NJ-S10` and `NJ-A10`: the senate and the other house of a state. */
const SHORT = /^([a-z]{2})-([sa])(\d\w*)$/i;
/** `NJ-10` and `VT-AL`. */
const PLAIN = /^([a-z]{2})-(\w+|at-large)$/i;

const CHAMBERS = {
  ...{ cd: COUNTRY_LOWER, sldl: STATE_LOWER, sldu: STATE_UPPER, ward: STATE_UPPER },
  ...{ a: STATE_LOWER, s: STATE_UPPER },
} as const;
const LETTERS = { cd: '', sldl: 'A', sldu: 'S', ward: 'S' } as const;

const titled = (text: string) => text.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

function shortOf(area: string, type: keyof typeof LETTERS, name: string): string {
  if (/^\d/.test(name) && !name.includes('_')) return `${area}-${LETTERS[type]}${name.toUpperCase()}`;
  return `${titled(name.replaceAll('_', ' '))}, ${area}`;
}

/** The only district of a state, 0, is its first one too, and no state has both. */
const isOnly = (name: string) => /^(0?1|al|at-large)$/i.test(name);

/** What a district of an American state may be called, folded. @param type empty for any chamber */
function namesIn(area: string, type: string, name: string): string[] {
  const isUpper = CHAMBERS[type as keyof typeof CHAMBERS] === STATE_UPPER;
  const others = [
    ...(isUpper ? [] : [withoutSeat(area.toUpperCase(), name)]),
    ...(['', 'cd'].includes(type) && isOnly(name) ? [AT_LARGE] : []),
  ];
  return [...new Set([name, ...others].map((each) => foldSeat(`${area} ${each}`)))];
}

/**
 * Reads a district of a search. `NJ-10`, or the number or name alone, names no chamber.
 *
 * @param countryCode of the search; '' for any
 */
export function writtenDistrict(id: string | number, countryCode = ''): WrittenDistrict {
  const text = String(id).trim();
  const isAmerican = countryCode === '' || countryCode === 'US';
  const [, area = '', type = '', name = ''] =
    OCD.exec(text) ?? OCD_WARD.exec(text) ?? (isAmerican ? SHORT.exec(text) : null) ?? [];
  const kind = type.toLowerCase() as keyof typeof CHAMBERS;
  if (kind) {
    const short =
      kind in LETTERS ? shortOf(area.toUpperCase(), kind as keyof typeof LETTERS, name) : text.toUpperCase();
    return { text: short, chamber: CHAMBERS[kind], names: namesIn(area, kind, name) };
  }
  const riding = OCD_RIDING.exec(text)?.[1];
  if (riding) return { text: riding, chamber: COUNTRY_LOWER, names: [riding] };
  const [, state = '', district = ''] = (isAmerican ? PLAIN.exec(text) : null) ?? [];
  const names = state ? namesIn(state, '', district) : [foldSeat(text)];
  return { text: text.toUpperCase(), chamber: null, names };
}

/** Whether an id looks like one of Open Civic Data, and is none that a search can have. */
export const isUnknownDivision = (id: string | number) =>
  /^ocd-division/i.test(String(id).trim()) && writtenDistrict(id).chamber === null;

/** What a district of an area may be called in a search, folded. */
export const namesOf = (adminArea1Code: string, district: string) => [
  foldSeat(district),
  foldSeat(`${adminArea1Code} ${district}`),
];
