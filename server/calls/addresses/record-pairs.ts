import { calls } from '../../../widget/api/calls.ts';
import { AddressLocationRequest } from '../../../widget/api/wire.ts';
import { areaOfPostcode } from '../../addresses/area-of-postcode.ts';
import { submission } from '../module.ts';

/** About 10 km: enough to judge the IP location, too coarse to name a house. */
const STEPS_PER_DEGREE = 10;
const coarse = (degrees: number | null | undefined) =>
  typeof degrees === 'number' && Number.isFinite(degrees)
    ? Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
    : null;

const COUNTRY_CHARS = 2;

/**
 * Stores how far an IP location is from the address that was entered (spec §7). The two together would identify a
 * person: only the area of the postcode and coordinates to 10 km are stored, and deleted after a quarter.
 */
export const recordAddressLocationPairs = submission(
  calls.recordAddressLocationPairs,
  AddressLocationRequest,
  async (request, trx, { now }) => {
    await trx
      .insertInto('addressLocationPairs')
      .values({
        at: now.toISOString(),
        enteredArea: areaOfPostcode(request.enteredAddress),
        enteredLatitude: coarse(request.enteredAddressLatitude),
        enteredLongitude: coarse(request.enteredAddressLongitude),
        geolocatedCountry: request.geolocatedCountry?.slice(0, COUNTRY_CHARS).toUpperCase() ?? null,
        geolocatedLatitude: coarse(request.geolocatedLatitude),
        geolocatedLongitude: coarse(request.geolocatedLongitude),
      })
      .execute();
    return {};
  },
);
