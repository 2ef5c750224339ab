import { knownArea } from '../areas.ts';
import areas from './areas.json' with { type: 'json' };
import { type Draft, draftOf } from './draft.ts';
import { before, splitTown, takeArea } from './split.ts';

const { AU, NZ } = areas;

const POSTCODE = /(?:^|[\s,])(\d{4})$/;

/**
 * By the ranges of Australia Post, the first that fits: those of the capital territory lie within those of New South Wales
 * and stand before them.
 */
const stateOf = (postcode: string) =>
  AU.find(({ from, to }) => Number(postcode) >= from && Number(postcode) <= to)?.state ?? '';

/** Towns whose region has another name. */
const TOWNS = new Map(Object.entries(NZ));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Addresses seldom name a region, so it is derived from the town; '' if the town is unknown. */
const regionOf = (city: string) => TOWNS.get(plain(city)) ?? knownArea('NZ', plain(city));

function takePostcode(text: string) {
  const match = POSTCODE.exec(text);
  return match && match.index > 0
    ? { postalCode: match[1] ?? '', before: before(text, match) }
    : { postalCode: '', before: text };
}

/** An Australian address: town, state and postcode stand in one line, usually without commas. */
export async function parseAu(text: string): Promise<Draft[]> {
  const { postalCode, before } = takePostcode(text);
  const { rest, code } = takeArea(before, 'AU');
  const { line, city } = splitTown(rest);
  const state = code || (postalCode && stateOf(postalCode));
  if (!state || !city) return [];
  return [draftOf('AU', { line, city, area: state, postalCode })];
}

/** A New Zealand address: a suburb may stand between street and town. */
export async function parseNz(text: string): Promise<Draft[]> {
  const { postalCode, before } = takePostcode(text);
  const { line, city } = splitTown(before);
  if (!city || !(postalCode || line)) return [];
  const region = regionOf(city);
  return [draftOf('NZ', { line, city, area: region, postalCode })];
}

const CANADIAN = /(?:^|[\s,])([abceghj-nprstvxy]\d[abceghj-nprstv-z])\s?-?(\d[abceghj-nprstv-z]\d)$/i;

/** By the first letter of a postal code; X stands for two territories. */
const PROVINCES: Record<string, string> = areas.CA;

const provinceOf = (area: string) => (/^X0[ABC]/.test(area) ? 'NU' : (PROVINCES[area.charAt(0)] ?? 'NT'));

/** A Canadian address; null if the province contradicts the postal code. */
export async function parseCa(text: string): Promise<Draft[]> {
  const match = CANADIAN.exec(text);
  const { rest, code } = takeArea(match ? before(text, match) : text, 'CA');
  const area = match?.[1]?.toUpperCase() ?? '';
  const province = code || (area && provinceOf(area));
  const { line, city } = splitTown(rest);
  if (!province || (area && provinceOf(area) !== province) || (!area && !city)) return [];
  const postalCode = area && `${area} ${match?.[2]?.toUpperCase()}`;
  return [draftOf('CA', { line, city, area: province, postalCode })];
}
