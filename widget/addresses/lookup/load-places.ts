import { within } from '../../api/within.ts';
import { HTTP_TIMEOUT_MS, MAPS_RETRIES } from '../../numbers/constants.ts';
import type { Places } from './places-types.ts';

const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));

const late = () => new Error('The maps service did not answer');

/** The n-th retry waits n × 2^n ms (spec §9). */
export const backOffMs = (retry: number) => retry * 2 ** retry;

/** Tries again as often as spec §9 says. @throws what the last attempt threw */
export async function retrying<T>(load: () => Promise<T>): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await load();
    } catch (error) {
      if (retry > MAPS_RETRIES) throw error;
      await wait(backOffMs(retry));
    }
  }
}

/** Loads the maps service's script, once per page. */
export async function loadPlaces(key: string, locale: string): Promise<Places> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  setOptions({ key, v: 'weekly', language: locale, authReferrerPolicy: 'origin' });
  const load = () => within(HTTP_TIMEOUT_MS, importLibrary('places') as Promise<unknown>, late);
  return (await retrying(load)) as Places;
}
