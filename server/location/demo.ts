import type { WireLocation } from '../../widget/api/wire.ts';
import { type Environment, isTrial } from '../trial.ts';

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
