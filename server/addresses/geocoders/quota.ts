import { type Geocoder, GeocoderError } from './geocoder.ts';

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1_000;

/** Limits requests per minute, since free services ban heavy users. 0 sets no limit. */
export function withQuota(geocoder: Geocoder, perMinute: number, clock: () => Date): Geocoder {
  let began = 0;
  let asked = 0;
  return {
    ...geocoder,
    async search(search) {
      const now = clock().getTime();
      if (now - began >= MINUTE_MS) [began, asked] = [now, 0];
      if (perMinute > 0 && asked >= perMinute)
        throw new GeocoderError('was asked often enough this minute', {
          isOverQuota: true,
          retryAfterSeconds: Math.ceil((began + MINUTE_MS - now) / MS_PER_SECOND),
        });
      asked += 1;
      return geocoder.search(search);
    },
  };
}
