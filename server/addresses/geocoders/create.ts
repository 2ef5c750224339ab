import { censusGeocoder } from './census.ts';
import type { Geocoder } from './geocoder.ts';
import { photonGeocoder } from './photon.ts';
import { withQuota } from './quota.ts';

/** Services that can be named in the environment, with their public addresses where strangers may use them. */
export const GEOCODERS = { census: censusGeocoder, photon: photonGeocoder } as const;

export type GeocoderOptions = { kind: keyof typeof GEOCODERS; url: string; perMinute: number };

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The geocoder that a deployment names, or none. */
export const createGeocoder = (options: GeocoderOptions | null, clock: () => Date): Geocoder | null =>
  options && withQuota(GEOCODERS[options.kind](withSlash(options.url)), options.perMinute, clock);
