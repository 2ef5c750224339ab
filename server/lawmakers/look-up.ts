import type { Infer } from 'superstruct';
import type { Address, WireLawmaker, WireLocation } from '../../widget/core/api/wire.ts';
import { parseStreet } from '../../widget/core/model/address/street.ts';
import { LEVEL } from '../../widget/core/model/enums.ts';
import { codeOfArea, nameOfArea } from '../addresses/areas.ts';
import { refusal } from '../addresses/look-up.ts';
import { type Draft, streetLine } from '../addresses/typed/draft.ts';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { findLawmakers, requireCountry } from './find.ts';
import { type Place, placeOfAddress, placeOfIp, requireFull } from './place.ts';
import sampleAddresses from './sample-addresses.json' with { type: 'json' };
import { type Asking, createAsking, type DistrictService } from './services/service.ts';
import { createShapes, type Point } from './shapes.ts';
import { isLookupFailure, lookupFailure, type Search, type Target, targetOf, wholeSearch } from './target.ts';

/** Of public buildings, so that a preview shows lawmakers wherever its editor is (spec §9). */
const SAMPLE_ADDRESSES: Readonly<Record<string, (typeof sampleAddresses)['US']>> = sampleAddresses;

/** In one of the areas that a search is for, if there is one there. */
const sampleFor = ({ countryCode, areas }: Target) =>
  areas.map((area) => SAMPLE_ADDRESSES[`${countryCode}-${area}`]).find(Boolean) ?? SAMPLE_ADDRESSES[countryCode];

const filled = (text: string | null | undefined) => text?.trim() ?? '';

/** An address as the geocoder needs it, without the flat; `null` if it has no street or number. */
function draftOfAddress(address: Infer<typeof Address>): Draft | null {
  const countryCode = filled(address.countryCode).toUpperCase();
  const [streetNo, street] = [filled(address.streetNo), filled(address.street)];
  if (!streetNo || !street) return null;
  const place = { city: filled(address.city), county: filled(address.county), countryCode };
  const area = codeOfArea(countryCode, filled(address.adminArea1Code) || filled(address.adminArea1Name));
  const draft: Draft = {
    ...place,
    ...{ unit: '', streetNo, street },
    adminArea1Code: area,
    adminArea1Name: nameOfArea(countryCode, area),
    postalCode: filled(address.postalCode) || filled(address.zipCode),
  };
  const read = parseStreet(streetLine(draft), countryCode);
  return read.streetNo === streetNo ? { ...draft, ...read } : draft;
}

export type LawmakerLookUp = ReturnType<typeof createLawmakerLookUp>;

/** Finds the coordinates of a house; `null` if they are unknown. */
type Locate = (house: Draft) => Promise<Point | null>;

/** Not the address is to blame, but a service that could not be asked about it. */
const inTrouble = (lawmaker: WireLawmaker): WireLawmaker => ({
  ...lawmaker,
  uncertain: lawmaker.uncertain?.map((chamber) => ({ ...chamber, error: 'AddressLookupUnavailable' })),
});

function notFull(cause: unknown): HttpError {
  if (isLookupFailure(cause, 'NotFullAddress')) return cause;
  throw cause;
}

type Unsettled = { house: Draft; found: WireLawmaker[] | HttpError; asking: Asking };

type Services = {
  locate?: Locate;
  service?: DistrictService | null;
  /** Logs why the service of districts could not be asked. */
  report?: (cause: unknown) => void;
};

/** Finds lawmakers by address and, where that is enough, by IP location. */
export function createLawmakerLookUp(
  db: Database,
  { locate = async () => null, service = null, report = () => {} }: Services = {},
) {
  const shapes = createShapes(db);

  async function wholeTarget(search: Search): Promise<Target> {
    const known = await wholeSearch(db, search);
    if (!known) throw lookupFailure('NoRepsFound');
    return targetOf(known);
  }

  const drawsTowns = async ({ countryCode }: Place, { levels }: Target) =>
    (levels.length === 0 || levels.includes(LEVEL.City)) && shapes.hasAny({ countryCode, level: LEVEL.City });

  const find = (place: Place, target: Target, asking: Asking) => findLawmakers(db, shapes, place, target, asking);

  /** A service of districts that finds houses knows the coordinates too. */
  async function located(place: Place, house: Draft, asking: Asking): Promise<Place> {
    const served = asking.canTell(place, true) ? await asking.districtsAt(place) : null;
    const point = served?.point ?? (await locate(house));
    const failure = asking.failure();
    if (!point && failure) throw refusal(failure);
    return { ...place, point };
  }

  /** Asks once more with the coordinates of the house. Of whom was found already, a failing service hides nobody. */
  async function findLocated(place: Place, target: Target, { house, found, asking }: Unsettled) {
    const placed = await located(place, house, asking).catch((cause) => {
      if (!(cause instanceof HttpError) || found instanceof HttpError) throw cause;
      return null;
    });
    if (!placed) return Array.isArray(found) ? found.map(inTrouble) : found;
    return placed.point ? find(placed, target, asking).catch(notFull) : found;
  }

  /** If a postcode lies in several districts, the coordinates of the house decide; a town may have outlines alone. */
  async function findPlaced(given: Place, target: Target, house: Draft | null) {
    const asking = createAsking(service, house, report);
    const isFar = house && !given.point && (await drawsTowns(given, target));
    const place = isFar ? await located(given, house, asking) : given;
    const found = await find(place, target, asking).catch(notFull);
    const isSettled = Array.isArray(found) && !found.some(({ uncertain }) => uncertain);
    const isLast = isSettled || place.point || !house;
    const last = isLast ? found : await findLocated(place, target, { house, found, asking });
    const failure = asking.failure();
    if (last instanceof HttpError) throw failure ? refusal(failure) : last;
    return failure ? last.map(inTrouble) : last;
  }

  async function atAddress(target: Target, address: Infer<typeof Address>) {
    const place = placeOfAddress(address);
    await requireCountry(db, place, target);
    requireFull(address, place);
    return findPlaced(place, target, draftOfAddress(address));
  }

  return {
    byAddress: async (search: Search, address: Infer<typeof Address>) => atAddress(await wholeTarget(search), address),

    /** Without a location it uses the country's sample address, since an editor may preview from anywhere. */
    async byIp(search: Search, location: WireLocation | null | undefined) {
      const target = await wholeTarget(search);
      const sample = sampleFor(target);
      if (!location && sample) return atAddress(target, sample);
      const place = placeOfIp(location);
      await requireCountry(db, place, target);
      // Constituencies are smaller than IP locations are exact (spec §5).
      if (place.countryCode === 'GB') throw lookupFailure('NotFullAddress');
      return findPlaced(place, target, null);
    },
  };
}
