import type { RepresentativeSearch } from '../action.ts';
import { type Address, isSendable } from '../address/address.ts';
import { LEVEL } from '../enums.ts';
import { type Id, sameId } from '../id.ts';
import { isDevolved, type Lawmaker } from './lawmaker.ts';
import type { LocationError } from './location-error.ts';

/** Why no lawmakers are found (spec §4). */
export const LOOKUP_ERRORS = [
  'UnsupportedCountry',
  'OutsideOfTargetCountry',
  'OutsideOfTargetAdminArea1',
  'OutsideOfTargetDistrict',
  'NoRepsFound',
  'NotFullAddress',
] as const;
export type LookupRefusal = (typeof LOOKUP_ERRORS)[number];

/** `Failed` is whatever else went wrong. */
export type LookupError = LookupRefusal | 'Failed';

/** Where people must live whom a search is for. */
export type LookupTarget = Pick<RepresentativeSearch, 'countryCode' | 'adminArea1Codes' | 'districtIds'>;

/** What a look-up went by: the address on the network, a postal code, or a street. */
export type Accuracy = 'ip' | 'postcode' | 'address';

/** A look-up as screens see it: only lawmakers that match the action's search. */
export type Lookup = {
  stage: 'idle' | 'loading' | 'found' | 'failed';
  lawmakers: readonly Lawmaker[];
  error: LookupError | null;
  accuracy: Accuracy | null;
};

/** Countries whose lawmakers are looked up (spec §3). */
export const SUPPORTED_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'NZ'];

/** An empty list asks for all. */
const includesAll = <T>(all: readonly T[], some: readonly T[]) =>
  all.length === 0 || (some.length > 0 && some.every((each) => all.includes(each)));

const isSameList = (some: readonly Id[], others: readonly Id[]) => {
  const keys = (list: readonly Id[]) => JSON.stringify(list.map(String).sort());
  return keys(some) === keys(others);
};

/** Only the server knows whom an id alone stands for. */
const isBare = ({ countryCode, levels, roles, adminArea1Codes, districtIds }: RepresentativeSearch) =>
  countryCode === '' && [levels, roles, adminArea1Codes, districtIds].every((list) => list.length === 0);

/** Whether a district is targeted, the server says alone: it has held the one search to its own list, not to another's. */
const hasDistricts = (known: RepresentativeSearch, { districtIds }: RepresentativeSearch) =>
  districtIds.length === 0 || isSameList(known.districtIds, districtIds);

/** Whether what one search found answers another (spec §5). */
export const covers = (known: RepresentativeSearch, wanted: RepresentativeSearch) =>
  sameId(known.id, wanted.id) ||
  (!isBare(known) &&
    !isBare(wanted) &&
    known.countryCode === wanted.countryCode &&
    includesAll(known.levels, wanted.levels) &&
    includesAll(known.roles, wanted.roles) &&
    hasDistricts(known, wanted));

/** The country is another than the search's, or one that nobody looks up; a deployment may know more than the list. */
function countryError(target: string, countryCode: string): LookupError | null {
  if (target !== '' && countryCode !== target) return 'OutsideOfTargetCountry';
  return target === '' && !SUPPORTED_COUNTRIES.includes(countryCode) ? 'UnsupportedCountry' : null;
}

/** Whether anybody with this address is outside of the search's country. @param countryCode '' says nothing */
export const outsideCountry = ({ countryCode: target }: RepresentativeSearch, countryCode: string) =>
  countryCode === '' ? null : countryError(target.toUpperCase(), countryCode.toUpperCase());

/** Somebody who gave all this can add nothing: which district it is in, the data does not tell. */
export const isPlaced = (address: Address) => isSendable(address) && address.street !== '' && address.streetNo !== '';

/** In the US districts run through streets: without a house number nobody knows which one. */
const isFull = (address: Address) => isSendable(address) && (address.countryCode !== 'US' || address.streetNo !== '');

/** England has no parliament of its own between its towns and Westminster. */
const hasNoAssembly = (search: RepresentativeSearch, { adminArea1Code }: Address) =>
  isDevolved(search) && search.levels.every((level) => level === LEVEL.State) && adminArea1Code === 'ENG';

/** What keeps an address from being looked up (spec §5), in the order in which a visitor can do something about it. */
export function addressError(search: RepresentativeSearch, address: Address): LookupError | null {
  const outside = outsideCountry(search, address.countryCode);
  if (outside) return outside;
  const { adminArea1Codes } = search;
  const isInArea = adminArea1Codes.length === 0 || adminArea1Codes.includes(address.adminArea1Code);
  if (address.adminArea1Code !== '' && !isInArea) return 'OutsideOfTargetAdminArea1';
  if (hasNoAssembly(search, address)) return 'NoRepsFound';
  return isFull(address) ? null : 'NotFullAddress';
}

export const accuracyOf = ({ street, streetNo }: Address): Accuracy => (street || streetNo ? 'address' : 'postcode');

const LOCATION_ERRORS: readonly LookupError[] = [
  'UnsupportedCountry',
  'OutsideOfTargetCountry',
  'OutsideOfTargetAdminArea1',
  'OutsideOfTargetDistrict',
];

const isLocationError = (error: LookupError): error is LookupError & LocationError => LOCATION_ERRORS.includes(error);

/** The location error that takes the action's place (spec §8); in GB another nation is said in place, not instead of it. */
export function locationErrorOf(search: RepresentativeSearch, error: LookupError | null): LocationError | null {
  if (!error || !isLocationError(error)) return null;
  return error === 'OutsideOfTargetAdminArea1' && search.countryCode === 'GB' ? null : error;
}
