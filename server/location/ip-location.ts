import type { IncomingHttpHeaders } from 'node:http';
import type { WireLocation } from '../../widget/core/api/wire.ts';
import { type Environment, isTrial } from '../settings.ts';

type Caller = { ip: string; headers: IncomingHttpHeaders };

/** Finds where a request comes from; null if unknown. */
export type IpLocation = { find(caller: Caller): Promise<WireLocation | null> };

/** Asks each source in turn until one knows. */
export const firstLocation = (...sources: IpLocation[]): IpLocation => ({
  async find(caller) {
    for (const source of sources) {
      const found = await source.find(caller);
      if (found) return found;
    }
    return null;
  },
});

/** The same location for everybody, or none. */
export const fixedLocation = (place: WireLocation | null): IpLocation => ({
  find: async ({ ip }) => place && { ...place, query: ip },
});

/** Countries that pay in euro. */
const EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

const OWN: Record<string, string> = { AU: 'AUD', CA: 'CAD', GB: 'GBP' };

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** What follows from a country's code, such as the currency that its readers see, one of five (spec §3). */
export const countryFactsOf = (countryCode: string) => ({
  countryCode,
  countryName: countryNames.of(countryCode),
  currency: OWN[countryCode] ?? (EURO.has(countryCode) ? 'EUR' : 'USD'),
});

/** The location for trials (spec §3). */
const DEMO_LOCATION: WireLocation = {
  city: 'Newark',
  countryCode: 'US',
  countryName: 'United States',
  currency: 'USD',
  lat: 40.7357,
  lon: -74.1724,
  zip: '07102',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
};

/** The location of all readers of a trial; undefined for a real deployment. */
export const demoLocation = (env: Environment): WireLocation | undefined => (isTrial(env) ? DEMO_LOCATION : undefined);
