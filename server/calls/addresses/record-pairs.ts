import { calls } from '../../../widget/api/calls.ts';
import { AddressLocationRequest } from '../../../widget/api/wire.ts';
import { areaOfPostcode } from '../../addresses/area-of-postcode.ts';
import { submission } from '../module.ts';

/** About 10 km: enough to say how far off the network's place is, too little to say whose house it is. */
const STEPS_PER_DEGREE = 10;
const coarse = (degrees: number | null | undefined) =>
  typeof degrees === 'number' && Number.isFinite(degrees)
    ? Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
    : null;

const COUNTRY_CHARS = 2;

/**
 * Keeps how far the place of a network is from the address that was entered (spec §7). An address beside a place is
 * about a person: of the address only its postcode's area stays, of both places no more than 10 km tell, and the purge
 * forgets both.
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
