import { censusGeocoder } from './census.ts';
import { type Geocoder, GeocoderError } from './geocoder.ts';
import { photonGeocoder } from './photon.ts';

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1_000;

/**
 * Limits requests per minute, since free services ban heavy users. 0 sets no limit.
 *
 * @returns what throws a GeocoderError once that many were asked
 */
export function createQuota(perMinute: number, clock: () => Date) {
  let began = 0;
  let asked = 0;
  return () => {
    const now = clock().getTime();
    if (now - began >= MINUTE_MS) [began, asked] = [now, 0];
    if (perMinute > 0 && asked >= perMinute)
      throw new GeocoderError('was asked often enough this minute', {
        isOverQuota: true,
        retryAfterSeconds: Math.ceil((began + MINUTE_MS - now) / MS_PER_SECOND),
      });
    asked += 1;
  };
}

function withQuota(geocoder: Geocoder, count: () => void): Geocoder {
  return {
    ...geocoder,
    async search(search) {
      count();
      return geocoder.search(search);
    },
  };
}

/** Services that the environment can name. */
export const GEOCODERS = { census: censusGeocoder, photon: photonGeocoder } as const;

export type GeocoderOptions = { kind: keyof typeof GEOCODERS; url: string; perMinute: number };

export const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The geocoder that a deployment names; null if it names none. */
export const createGeocoder = (options: GeocoderOptions | null, clock: () => Date): Geocoder | null =>
  options && withQuota(GEOCODERS[options.kind](withSlash(options.url)), createQuota(options.perMinute, clock));
