import { recordAddressLocationPairs } from '../../api/calls/forms.ts';
import type { Client } from '../../api/client.ts';
import type { Address } from '../../model/address/address.ts';
import type { EndUserLocation } from '../../model/widget.ts';

/** Sends an entered address with the IP location, to measure how accurate that is (spec §7). Errors are ignored. */
export function recordLocation(
  client: Client,
  enteredAddress: string,
  { latitude, longitude }: Address,
  ip: EndUserLocation | null,
) {
  const pair = {
    enteredAddress,
    enteredAddressLatitude: latitude ?? null,
    enteredAddressLongitude: longitude ?? null,
    geolocatedCountry: ip?.countryCode ?? null,
    geolocatedLatitude: ip?.lat ?? null,
    geolocatedLongitude: ip?.lon ?? null,
  };
  client.post(recordAddressLocationPairs, pair, { isQuiet: true }).catch(() => {
    /* nothing depends on it */
  });
}
