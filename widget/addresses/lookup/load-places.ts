import { within } from '../../api/within.ts';
import { HTTP_TIMEOUT_MS, MAPS_RETRIES } from '../../numbers/constants.ts';
import type { Places } from './places-types.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const timeoutError = () => new Error('The maps service did not answer');

/** The n-th retry waits n × 2^n ms (spec §9). */
export const backOffMs = (retry: number) => retry * 2 ** retry;

/** Retries `MAPS_RETRIES` times (spec §9). @throws the last attempt's error */
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
  const load = () => within(HTTP_TIMEOUT_MS, importLibrary('places') as Promise<unknown>, timeoutError);
  return (await retrying(load)) as Places;
}
