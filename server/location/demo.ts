import type { WireLocation } from '../../widget/api/wire.ts';
import { type Environment, isTrial } from '../trial.ts';

/** A place for demonstrations: no visitor of a real deployment is there by default (spec §3). */
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

/** Where the reader of the demonstration is; nowhere for any other. */
export const demoLocation = (env: Environment): WireLocation | undefined => (isTrial(env) ? DEMO_LOCATION : undefined);
