import { createQuota, withSlash } from '../../addresses/geocoders/create.ts';
import { requestJson } from '../../addresses/geocoders/geocoder.ts';
import { censusDistricts } from './census.ts';
import { postcodesIo, represent } from './gb-ca.ts';
import type { Ask, DistrictService } from './service.ts';

/** Services that the environment can name. */
export const DISTRICT_SERVICES = { census: censusDistricts, 'postcodes.io': postcodesIo, represent } as const;

export type DistrictOptions = { kind: keyof typeof DISTRICT_SERVICES; url: string; perMinute: number };

/** The service that a deployment names; null if it names none. */
export function createDistrictService(options: DistrictOptions | null, clock: () => Date): DistrictService | null {
  if (!options) return null;
  const count = createQuota(options.perMinute, clock);
  const ask: Ask = async (...request) => {
    count();
    return requestJson(...request);
  };
  return DISTRICT_SERVICES[options.kind](withSlash(options.url), ask);
}
