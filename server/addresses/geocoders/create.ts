import { censusGeocoder } from './census.ts';
import type { Geocoder } from './geocoder.ts';
import { photonGeocoder } from './photon.ts';
import { withQuota } from './quota.ts';

/** Services that the environment can name. */
export const GEOCODERS = { census: censusGeocoder, photon: photonGeocoder } as const;

export type GeocoderOptions = { kind: keyof typeof GEOCODERS; url: string; perMinute: number };

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The geocoder that a deployment names; null if it names none. */
export const createGeocoder = (options: GeocoderOptions | null, clock: () => Date): Geocoder | null =>
  options && withQuota(GEOCODERS[options.kind](withSlash(options.url)), options.perMinute, clock);
