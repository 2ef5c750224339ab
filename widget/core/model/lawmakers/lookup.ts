import type { RepresentativeSearch } from '../action.ts';
import { type Address, isSendable } from '../address/address.ts';
import { LEVEL } from '../enums.ts';
import { type Id, sameId } from '../value.ts';
import { isDevolved, type Lawmaker } from './lawmaker.ts';
import type { LocationError } from './location-error.ts';

/** Why a look-up finds no lawmakers (spec §4). */
export const LOOKUP_ERRORS = [
  'UnsupportedCountry',
  'OutsideOfTargetCountry',
  'OutsideOfTargetAdminArea1',
  'OutsideOfTargetDistrict',
  'NoRepsFound',
  'NotFullAddress',
] as const;
export type LookupRefusal = (typeof LOOKUP_ERRORS)[number];

/** `Failed` stands for any other failure. */
export type LookupError = LookupRefusal | 'Failed';

/** The area that a search is for. */
export type LookupTarget = Pick<RepresentativeSearch, 'countryCode' | 'adminArea1Codes' | 'districtIds'>;

/** What a look-up was based on: the IP address, a postal code, or a street address. */
export type Accuracy = 'ip' | 'postcode' | 'address';

/** A chamber of the search whose members are not known yet (contract §8). */
export type UncertainChamber = Pick<Lawmaker, 'countryCode' | 'adminArea1Code' | 'officeName'> & {
  level: number;
  role: number;
  error: 'NotFullAddress' | 'AddressLookupUnavailable';
};

/** Whether a service could not be asked, so that the address is not to blame. */
export const isInTrouble = (uncertain: readonly UncertainChamber[]) =>
  uncertain.some(({ error }) => error === 'AddressLookupUnavailable');

/** A look-up, for screens; `lawmakers` and `uncertain` are those that match the action's search. */
export type Lookup = {
  stage: 'idle' | 'loading' | 'found' | 'failed';
  lawmakers: readonly Lawmaker[];
  uncertain: readonly UncertainChamber[];
  error: LookupError | null;
  accuracy: Accuracy | null;
};

/** Countries whose lawmakers are looked up (spec §3). */
export const SUPPORTED_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'NZ'];

/** An empty list means all. */
const includesAll = <T>(all: readonly T[], some: readonly T[]) =>
  all.length === 0 || (some.length > 0 && some.every((each) => all.includes(each)));

const isSameList = (some: readonly Id[], others: readonly Id[]) => {
  const keys = (list: readonly Id[]) => JSON.stringify(list.map(String).sort());
  return keys(some) === keys(others);
};

/** Whether a search is an id alone, which only the server can resolve. */
export const isBare = ({ countryCode, levels, roles, adminArea1Codes, districtIds }: RepresentativeSearch) =>
  countryCode === '' && [levels, roles, adminArea1Codes, districtIds].every((list) => list.length === 0);

/**
 * The server checks districts against the list of the search that was sent, so another list needs a search of its own.
 */
const hasDistricts = (known: RepresentativeSearch, { districtIds }: RepresentativeSearch) =>
  districtIds.length === 0 || isSameList(known.districtIds, districtIds);

/** Whether the result of one search answers another (spec §5). */
export const covers = (known: RepresentativeSearch, wanted: RepresentativeSearch) =>
  sameId(known.id, wanted.id) ||
  (!isBare(known) &&
    !isBare(wanted) &&
    known.countryCode === wanted.countryCode &&
    includesAll(known.levels, wanted.levels) &&
    includesAll(known.roles, wanted.roles) &&
    hasDistricts(known, wanted));

/**
 * Another country than the search's, or without one, a country that is not supported. A search may name any country,
 * since a deployment may have data for more.
 */
function countryError(target: string, countryCode: string): LookupError | null {
  if (target !== '' && countryCode !== target) return 'OutsideOfTargetCountry';
  return target === '' && !SUPPORTED_COUNTRIES.includes(countryCode) ? 'UnsupportedCountry' : null;
}

/**
 * The error for a reader in this country; that of a bare search comes from the server, which names the right country.
 *
 * @param countryCode ISO 3166-1 alpha-2; '' where unknown
 */
export const outsideCountry = (search: RepresentativeSearch, countryCode: string) =>
  countryCode === '' || isBare(search)
    ? null
    : countryError(search.countryCode.toUpperCase(), countryCode.toUpperCase());

/** Whether the address is complete, so that asking for more would not help a look-up that failed. */
export const isPlaced = (address: Address) => isSendable(address) && address.street !== '' && address.streetNo !== '';

/** In the US, district boundaries run through streets, so a house number is needed. */
const isFull = (address: Address) => isSendable(address) && (address.countryCode !== 'US' || address.streetNo !== '');

/** England has no devolved parliament. */
const hasNoAssembly = (search: RepresentativeSearch, { adminArea1Code }: Address) =>
  isDevolved(search) && search.levels.every((level) => level === LEVEL.State) && adminArea1Code === 'ENG';

/** Why an address can't be looked up (spec §5); `null` if it can. What the reader can't change comes first. */
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

/**
 * The location error that shows a fallback (spec §8). In the UK, another nation is only noted on the action's screen.
 */
export function locationErrorOf(search: RepresentativeSearch, error: LookupError | null): LocationError | null {
  if (!error || !isLocationError(error)) return null;
  return error === 'OutsideOfTargetAdminArea1' && search.countryCode === 'GB' ? null : error;
}
